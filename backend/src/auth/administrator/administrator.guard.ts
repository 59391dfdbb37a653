import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import type { SessionRequest } from '../sessions/session-request';

/** Runs after the session guard, which has already refused requests without a session. */
@Injectable()
export class AdministratorGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { session } = context.switchToHttp().getRequest<SessionRequest>();
    if (!session) throw new DomainError('auth.session-required');
    if (!session.account.isAdmin) throw new DomainError('auth.administrator-required');
    return true;
  }
}
