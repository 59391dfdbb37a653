import type { EnvironmentReader } from './environment-reader';

export interface CoachConfig {
  readonly server: {
    readonly apiKey: string | null;
    readonly baseUrl: string | null;
    readonly model: string;
  };
  /** A user's share of the model in a day. */
  readonly dailyTokens: number;
  readonly dailyCostMicros: number;
  /** US dollars for a million tokens; 0 where tokens cost nothing. */
  readonly inputPrice: number;
  readonly outputPrice: number;
}

export function readCoach(read: EnvironmentReader): CoachConfig {
  return {
    server: {
      apiKey: read.secret('OPENAI_API_KEY'),
      baseUrl: read.optionalUrl('OPENAI_BASE_URL', ['http:', 'https:'], null),
      model: read.text('OPENAI_MODEL', 'gpt-4o-mini'),
    },
    dailyTokens: read.wholeNumber('COACH_DAILY_TOKENS', 100_000, 0, 1_000_000_000),
    dailyCostMicros: Math.round(read.amount('COACH_DAILY_COST_USD', 0.5) * 1e6),
    inputPrice: read.amount('OPENAI_INPUT_PRICE', 0),
    outputPrice: read.amount('OPENAI_OUTPUT_PRICE', 0),
  };
}
