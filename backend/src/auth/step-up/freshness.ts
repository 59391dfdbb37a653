import { SECOND_FACTOR_LIMITS } from '#contract/account/second-factor';
import type { Session } from '../sessions/session';

/** Whether the user proved who they are recently enough for a sensitive call. */
export function isFresh({ authenticatedAt }: Pick<Session, 'authenticatedAt'>, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() <= SECOND_FACTOR_LIMITS.stepUpMinutes * 60_000;
}
