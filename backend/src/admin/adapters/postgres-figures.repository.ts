import { Injectable } from '@nestjs/common';
import { SURVEY_BREAKDOWN_FIELDS, type SurveyBreakdownField } from '#contract/console/admin';
import { SURVEY_VALUES } from '#contract/account/survey';
import { KeyRing } from '../../platform/crypto/key-ring';
import { Database } from '../../platform/database/database';
import { recentSince, type PlatformCounts } from '../figures/platform-figures';
import type { HistoryCount, HistoryMetric } from '../figures/over-time';
import { FiguresRepository, type AnswerCount } from '../figures/figures.repository';

const DAY_MS = 86_400_000;

const HISTORY: readonly HistoryMetric[] = ['signed-up', 'active', 'active-week', 'retained', 'dates'];
const HISTORY_METRICS = HISTORY.map((metric) => `history:${metric}`);

const sumOf = (metric: string, condition = 'true'): string =>
  `coalesce(sum(amount) filter (where metric = '${metric}' and ${condition}), 0)::float8`;

/** $1 the first recent day, $2 and $3 24 hours ago, as an hour and as an instant. */
export const COUNTS_STATEMENT = `select
    ${sumOf('accounts')} as accounts,
    (select count(*) from users where created_at > $3)::float8 as "newAccounts",
    ${sumOf('deleted', 'bucket > $2')} as "goneAccounts",
    ${sumOf('confirmed')} as confirmed,
    ${sumOf('surveys')} as surveys,
    ${sumOf('standards')} as standards,
    ${sumOf('matches')} as matches,
    ${sumOf('matches', 'bucket >= $1')} as "recentMatches",
    ${sumOf('matchers', 'bucket >= $1')} as matchers,
    ${sumOf('matches-of-matchers', 'bucket >= $1')} as "matchesOfMatchers",
    ${sumOf('seen', 'bucket >= $1')} as "recentlySeen",
    ${sumOf('sessions')} as sessions,
    ${sumOf('session-seconds')} as "sessionSeconds",
    ${sumOf('scored-accounts')} as "scoredAccounts",
    ${sumOf('highest')} as "highestSum",
    ${sumOf('lowest')} as "lowestSum"
  from rollups`;

const INDEX = /^[0-9a-f]{16}$/;
/** An answer that is no longer among the options. */
const OTHER = 'other';

@Injectable()
export class PostgresFiguresRepository extends FiguresRepository {
  constructor(
    private readonly database: Database,
    private readonly keys: KeyRing,
  ) {
    super();
  }

  async counts(now: Date): Promise<PlatformCounts> {
    const yesterday = new Date(now.getTime() - DAY_MS);
    const hour = yesterday.toISOString().slice(0, 13).replace('T', ' ');
    const rows = await this.database.query<PlatformCounts>('figures-counts', COUNTS_STATEMENT, [
      recentSince(now),
      hour,
      yesterday,
    ]);
    const counts = rows[0];
    if (!counts) throw new Error('Sums without a row');
    return counts;
  }

  async answers(): Promise<AnswerCount[]> {
    const rows = await this.database.query<{ field: SurveyBreakdownField; bucket: string; count: number }>(
      'figures-answers',
      `select metric as field, bucket, amount::float8 as count from rollups
       where metric = any($1) and amount > 0`,
      [SURVEY_BREAKDOWN_FIELDS],
    );
    return mostFrequentFirst(
      rows.map(({ field, bucket, count }) => ({ field, value: this.answerOf(field, bucket), count })),
    );
  }

  history(first: string, last: string): Promise<HistoryCount[]> {
    return this.database.query<HistoryCount>(
      'figures-history',
      // "/" comes after no digit of a day, so that a sign-up week with any later week is before "~".
      `select substr(metric, 9) as metric, bucket, amount::float8 as amount from rollups
       where metric = any($1) and bucket >= $2 and bucket < $3`,
      [HISTORY_METRICS, first, `${last}~`],
    );
  }

  /** A bucket is the index of an answer; anything else, like "not-specified", is its own name. */
  private answerOf(field: SurveyBreakdownField, bucket: string): string {
    const isOf = (answer: string): boolean =>
      this.keys.answerIndexes(field, answer).some((index) => index.toString('hex') === bucket);
    return SURVEY_VALUES[field].find(isOf) ?? (INDEX.test(bucket) ? OTHER : bucket);
  }
}

/** Counts under the indexes of several keys are one count. */
function mostFrequentFirst(counts: readonly AnswerCount[]): AnswerCount[] {
  const sums = new Map<string, AnswerCount>();
  for (const { field, value, count } of counts) {
    const key = `${field}:${value}`;
    sums.set(key, { field, value, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].sort(
    (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
  );
}
