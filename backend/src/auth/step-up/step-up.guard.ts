import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { SessionRequest } from '../sessions/session-request';
import { isFresh } from './freshness';

/**
 * For calls that need more than a session someone left open: the user must have signed in, or confirmed who they are,
 * within the last few minutes. Runs after the session guard.
 */
@Injectable()
export class StepUpGuard implements CanActivate {
  constructor(private readonly clock: Clock) {}

  canActivate(context: ExecutionContext): boolean {
    const { session } = context.switchToHttp().getRequest<SessionRequest>();
    if (!session) throw new DomainError('auth.session-required');
    if (!isFresh(session, this.clock.now())) throw new DomainError('auth.step-up-required');
    return true;
  }
}
