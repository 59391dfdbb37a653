import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { OWNER_ONLY, type OwnerAct } from '#contract/console/administrators';
import { DomainError } from '../../platform/errors/domain-error';
import type { SessionRequest } from '../sessions/session-request';

export const CONSOLE_ROLE = 'consoleRole';

/** Who may call a route of the console: every administrator, or an owner only, for this reason. */
export type ConsoleRole = 'any' | OwnerAct;

/** Every administrator may call it. */
export const ForAdministrators = () => SetMetadata<string, ConsoleRole>(CONSOLE_ROLE, 'any');

/** Only an owner may call it; the refusal says who can. */
export const ForOwners = (act: OwnerAct) => SetMetadata<string, ConsoleRole>(CONSOLE_ROLE, act);

/** Runs after the session guard, which has already refused requests without a session. */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { session } = context.switchToHttp().getRequest<SessionRequest>();
    if (!session) throw new DomainError('auth.session-required');
    const { isAdmin, adminRole } = session.account;
    if (!isAdmin) throw new DomainError('auth.administrator-required');
    if (adminRole === 'owner') return true;
    const needed = this.reflector.get<ConsoleRole | undefined>(CONSOLE_ROLE, context.getHandler());
    if (needed === 'any') return true;
    // A route that forgot to say who may call it is for owners.
    throw new DomainError('auth.owner-required', needed && { message: OWNER_ONLY[needed] });
  }
}
