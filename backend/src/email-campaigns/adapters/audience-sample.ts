import type { AudienceAnswer } from '#contract/console/campaigns/campaigns';

/** Below it, counting everyone is quick. */
const COUNTED_UP_TO = 30_000;
const SAMPLED = 8_000;
/** What fewer of a sample say is off by more than a tenth. */
const ENOUGH = 100;

/** How many recipients there are, and how many of the segment can't be reached. */
export type Reach = Pick<AudienceAnswer, 'recipients' | 'unreachable'>;

/** The share of the accounts to look at, 0 to 1; null when all of them are to be counted. */
export function sampledShare(accounts: number): number | null {
  return accounts > COUNTED_UP_TO ? SAMPLED / accounts : null;
}

/** What a sample says about everyone; null when it has too few. */
export function estimateFrom({ recipients, unreachable }: Reach, share: number): AudienceAnswer | null {
  if (recipients < ENOUGH) return null;
  const whole = (found: number): number => Math.round(found / share);
  return { recipients: whole(recipients), unreachable: whole(unreachable), relation: 'about' };
}

/** Three standard deviations and the five of which one in 150 samples finds none. */
const atMost = (found: number): number => found + 3 * Math.sqrt(found) + 5;

/** What there are fewer of, to two digits, going by a sample with too few for an estimate. */
export function boundFrom({ recipients, unreachable }: Reach, share: number): AudienceAnswer {
  const below = (found: number): number => roundedUp(atMost(found) / share);
  return { recipients: below(recipients), unreachable: below(unreachable), relation: 'below' };
}

function roundedUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / unit) * unit;
}
