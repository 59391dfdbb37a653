import type { AudienceAnswer } from '#contract/console/campaigns/campaigns';

/** Below it, counting everyone is quick. */
const COUNTED_UP_TO = 30_000;
const SAMPLED = 8_000;
/** What fewer of a sample say is off by more than a tenth. */
const ENOUGH = 100;

/** The share of the accounts to look at, 0 to 1; null when all of them are to be counted. */
export function sampledShare(accounts: number): number | null {
  return accounts > COUNTED_UP_TO ? SAMPLED / accounts : null;
}

/** What a sample says about everyone; null when it has too few. */
export function estimateFrom(
  { recipients, unreachable }: AudienceAnswer,
  share: number,
): AudienceAnswer | null {
  if (recipients < ENOUGH) return null;
  const whole = (found: number): number => Math.round(found / share);
  return { recipients: whole(recipients), unreachable: whole(unreachable), isEstimate: true };
}
