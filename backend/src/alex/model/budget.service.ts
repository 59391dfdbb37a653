import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import type { ModelRequest, ModelUsage } from './language-model';
import { UsageRepository, type Spending } from './usage.repository';

export interface Reservation {
  readonly ownerId: string;
  readonly day: string;
  readonly inputTokens: number;
  readonly spending: Spending;
}

const NOTHING: ModelUsage = { inputTokens: 0, outputTokens: 0 };
/** Few tokens in any language take more; an estimate that is too high is refunded afterward. */
const CHARACTERS_PER_TOKEN = 3;

/** The tokens and money that a model may cost one user per day (UTC). */
@Injectable()
export class BudgetService {
  constructor(
    private readonly usage: UsageRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Reserves the most the request could cost; null when the day's budget cannot cover it. */
  async reserve(ownerId: string, request: ModelRequest): Promise<Reservation | null> {
    const day = this.clock.now().toISOString().slice(0, 10);
    const inputTokens = estimate(request.messages.map(({ content }) => content).join('\n'));
    const spending = this.spendingOf({ inputTokens, outputTokens: request.maxOutputTokens });
    const { dailyTokens, dailyCostMicros } = this.config.coach;
    const limit = { tokens: dailyTokens, costMicros: dailyCostMicros };
    const reserved = await this.usage.reserve(ownerId, day, spending, limit);
    return reserved ? { ownerId, day, inputTokens, spending } : null;
  }

  /** Replaces the reservation with the actual cost, estimated from the answer when the model reports none. */
  async settle(reservation: Reservation, usage: ModelUsage | null, answer: string): Promise<void> {
    const { ownerId, day, inputTokens, spending } = reservation;
    const unanswered = usage === null && answer === '';
    const took = this.spendingOf(
      unanswered ? NOTHING : (usage ?? { inputTokens, outputTokens: estimate(answer) }),
    );
    await this.usage.correct(ownerId, day, {
      tokens: took.tokens - spending.tokens,
      costMicros: took.costMicros - spending.costMicros,
    });
  }

  exportFor(ownerId: string): Promise<readonly (Spending & { readonly day: string })[]> {
    return this.usage.listFor(ownerId);
  }

  private spendingOf({ inputTokens, outputTokens }: ModelUsage): Spending {
    const { inputPrice, outputPrice } = this.config.coach;
    return {
      tokens: inputTokens + outputTokens,
      // One dollar per million tokens is a millionth of a dollar per token.
      costMicros: Math.ceil(inputTokens * inputPrice + outputTokens * outputPrice),
    };
  }
}

function estimate(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
