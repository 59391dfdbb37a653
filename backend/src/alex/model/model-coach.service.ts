import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import { Metrics } from '../../platform/telemetry/metrics';
import type { Account } from '../../users/user';
import { grounded, type Piece } from '../answer';
import { BudgetService, type Reservation } from './budget.service';
import type { CoachFacts } from '../facts';
import { LanguageModel, ModelUnavailable, type ModelRequest, type ModelUsage } from './language-model';
import { promptFor, type Turn } from './prompt';
import { Pseudonyms, type KnownMatch, type Revealed } from './pseudonyms';

export interface Question {
  readonly account: Account;
  readonly message: string;
  readonly facts: CoachFacts;
  readonly known: readonly KnownMatch[];
  readonly history: readonly Turn[];
}

const MAX_OUTPUT_TOKENS = 600;

/** Asks the model under pseudonyms and within the user's budget, and puts the names back into its answer. */
@Injectable()
export class ModelCoachService {
  private readonly logger = new Logger('Coach');

  constructor(
    private readonly model: LanguageModel,
    private readonly budget: BudgetService,
    private readonly metrics: Metrics,
  ) {}

  /** Whether a model may answer this user: one is configured, and they have not opted out. */
  isFor(account: Account): boolean {
    return this.model.isConfigured && account.aiEnabled;
  }

  /** The streaming answer; null when the day's budget is used up. Throws coach.unavailable when the model fails. */
  async ask(question: Question, signal: AbortSignal): Promise<AsyncIterable<Piece[]> | null> {
    const pseudonyms = new Pseudonyms(question.known, question.account, pastNamesIn(question.history));
    const request = {
      messages: promptFor(question.message, question.facts, question.history, pseudonyms),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    };
    const reservation = await this.budget.reserve(question.account.id, request);
    return reservation && this.stream(request, reservation, pseudonyms, signal);
  }

  private async *stream(
    request: ModelRequest,
    reservation: Reservation,
    pseudonyms: Pseudonyms,
    signal: AbortSignal,
  ): AsyncIterable<Piece[]> {
    const revealer = pseudonyms.revealer();
    let usage: ModelUsage | null = null;
    let answer = '';
    try {
      for await (const event of this.model.answer(request, signal)) {
        if (event.kind === 'usage') {
          usage = event.usage;
          this.metrics.tokens(usage.inputTokens, usage.outputTokens);
        } else {
          answer += event.text;
          yield revealer.take(event.text).map(toPiece);
        }
      }
      yield revealer.rest().map(toPiece);
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      this.logger.warn(`The model did not answer: ${error.message}`);
      throw new DomainError('coach.unavailable');
    } finally {
      await this.budget.settle(reservation, usage, answer);
    }
  }
}

/** Matches may have been deleted or renamed by now; the references in Alex's messages still hold their old names. */
function pastNamesIn(history: readonly Turn[]): string[] {
  return history
    .flatMap(({ message, references }) =>
      references
        .filter(({ target }) => target.kind === 'match')
        .map(({ start, end }) => message.slice(start, end)),
    )
    .filter((text) => !/\d/.test(text));
}

function toPiece({ text, matchId }: Revealed): Piece {
  return matchId === null ? text : grounded(text, { kind: 'match', matchId });
}
