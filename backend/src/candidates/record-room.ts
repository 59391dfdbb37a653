import { QUOTA_TEXTS } from '#contract/dating/candidates';
import type { RecordQuotas } from '../platform/config/record-quotas';
import { DomainError } from '../platform/errors/domain-error';

/** How many matches and dates an account has. */
export interface RecordTally {
  readonly matches: number;
  readonly dates: number;
}

/** How many matches and dates are to be added; `mostDates` is how many dates the fullest match will then have. */
export interface RecordAddition extends RecordTally {
  readonly mostDates: number;
}

export const matchesFull = ({ matches }: RecordQuotas): DomainError =>
  new DomainError('candidate.too-many', { message: QUOTA_TEXTS.matches(matches) });

export const datesFull = ({ dates }: RecordQuotas): DomainError =>
  new DomainError('date-experience.too-many', { message: QUOTA_TEXTS.dates(dates) });

export const matchFull = ({ datesPerMatch }: RecordQuotas): DomainError =>
  new DomainError('date-experience.too-many-of-match', { message: QUOTA_TEXTS.datesOfMatch(datesPerMatch) });

/** Why an account with this much can't take the addition; null when there is room for it. */
export function refusalOf(
  tally: RecordTally,
  added: RecordAddition,
  quotas: RecordQuotas,
): DomainError | null {
  if (added.matches > 0 && tally.matches + added.matches > quotas.matches) return matchesFull(quotas);
  if (added.dates > 0 && tally.dates + added.dates > quotas.dates) return datesFull(quotas);
  return added.dates > 0 && added.mostDates > quotas.datesPerMatch ? matchFull(quotas) : null;
}
