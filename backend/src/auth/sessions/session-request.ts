import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import type { OwnedRequest } from '../../platform/http/owned-request';
import type { Account } from '../../users/user';
import type { Session } from './session';

export type SessionRequest = OwnedRequest & { session?: Session; user?: Account };

function sessionOf(context: ExecutionContext): Session {
  const session = context.switchToHttp().getRequest<SessionRequest>().session;
  if (!session) throw new DomainError('auth.session-required');
  return session;
}

export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext) =>
  sessionOf(context),
);
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext) => sessionOf(context).account,
);
export const OwnerId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => sessionOf(context).account.id,
);

/** The account that the sign-in strategy has just verified. */
export const VerifiedAccount = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const account = context.switchToHttp().getRequest<SessionRequest>().user;
  if (!account) throw new DomainError('auth.invalid-credentials');
  return account;
});
