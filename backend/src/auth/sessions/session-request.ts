import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';
import type { OwnedRequest } from '../../platform/http/owned-request';
import { limitedAddress } from '../../platform/limits/client-address';
import type { Origin } from '../../security-events/security-event';
import type { Account } from '../../users/user';
import { deviceName } from './device';
import type { AnswerBody } from './answers/large-answer-request';
import type { Session } from './session';

export type SessionRequest = OwnedRequest & {
  session?: Session;
  user?: Account;
  /** What the route reads with its session. */
  read?: unknown;
  /** Where the answer is known by the owner's revision: its tag, and whether the client has that answer. */
  tag?: string | null;
  isUnchanged?: boolean;
  /** The answer as it was worked out a moment ago; else what remembers it. */
  remembered?: AnswerBody;
  remember?: (text: string) => AnswerBody;
};

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

/** Where a request comes from, as the security log records it. */
export function originOf(request: FastifyRequest): Origin {
  return {
    address: limitedAddress(request.ip),
    device: deviceName(request.headers['user-agent'] ?? null),
  };
}
