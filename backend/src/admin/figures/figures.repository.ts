import type { SurveyBreakdownField } from '#contract/console/admin';
import type { HistoryCount } from './over-time';
import type { PlatformCounts } from './platform-figures';

export interface AnswerCount {
  readonly field: SurveyBreakdownField;
  readonly value: string;
  readonly count: number;
}

export abstract class FiguresRepository {
  abstract counts(now: Date): Promise<PlatformCounts>;
  /** Answers no one gave are left out; the most frequent come first. */
  abstract answers(): Promise<AnswerCount[]>;
  /** What happened in these buckets, the last one included. */
  abstract history(first: string, last: string): Promise<HistoryCount[]>;
}
