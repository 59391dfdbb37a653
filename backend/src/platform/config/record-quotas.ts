import type { EnvironmentReader } from './environment-reader';

/** How much one account can record. They bound the largest answer, and so what one account can cost the others. */
export interface RecordQuotas {
  /** Archived ones count, too. */
  readonly matches: number;
  readonly datesPerMatch: number;
  /** Of all matches together. */
  readonly dates: number;
}

const MOST = 1_000_000;

export function readRecordQuotas(read: EnvironmentReader): RecordQuotas {
  return {
    matches: read.wholeNumber('MATCHES_MAX', 500, 1, MOST),
    datesPerMatch: read.wholeNumber('DATES_PER_MATCH_MAX', 200, 1, MOST),
    dates: read.wholeNumber('DATES_MAX', 2_000, 1, MOST),
  };
}
