import type { Speaker } from './answer-run';
import {
  ModelUnavailable,
  type Harm,
  type LanguageModel,
  type ModelEvent,
  type ModelMessage,
  type ModelRequest,
  type ModelUsage,
  type ToolDefinition,
} from './language-model';

/** The day's budget does not cover what the answer still needs. */
export class BudgetUsed extends Error {}

interface Meter<Reserved> {
  /** For the first request, made before anything was sent. */
  readonly reservation: Reserved;
  readonly signal: AbortSignal;
  /** For the whole answer. */
  readonly withinMs: number;
  readonly reserve: (request: ModelRequest) => Promise<Reserved | null>;
  readonly settle: (reserved: Reserved, usage: ModelUsage | null, answer: string) => Promise<void>;
  readonly count: (usage: ModelUsage) => void;
}

/**
 * A model for one answer: each request is paid from the user's budget, look-ups, repetitions and continuations too, and
 * all of them share one time limit.
 */
export class MeteredModel<Reserved> implements Speaker {
  private readonly startedAt = performance.now();
  private unused: Reserved | null;

  constructor(
    private readonly model: LanguageModel,
    private readonly first: ModelRequest,
    private readonly meter: Meter<Reserved>,
  ) {
    this.unused = meter.reservation;
  }

  /** Throws BudgetUsed, and what the model throws. */
  async *say(messages: readonly ModelMessage[], tools: readonly ToolDefinition[]): AsyncIterable<ModelEvent> {
    const request = { ...this.first, messages, tools };
    const left = this.meter.withinMs - (performance.now() - this.startedAt);
    if (left <= 0) throw new ModelUnavailable('no answer in time');
    const reserved = this.unused ?? (await this.meter.reserve(request));
    this.unused = null;
    if (reserved === null) throw new BudgetUsed();
    let usage: ModelUsage | null = null;
    let answer = '';
    try {
      for await (const event of this.model.answer(request, this.meter.signal, left)) {
        if (event.kind === 'usage') {
          usage = event.usage;
          this.meter.count(usage);
        }
        if (event.kind === 'text') answer += event.text;
        if (event.kind === 'calls') answer += JSON.stringify(event.calls);
        yield event;
      }
    } finally {
      await this.meter.settle(reserved, usage, answer);
    }
  }

  isStopped(): boolean {
    return this.meter.signal.aborted;
  }

  moderate(text: string): Promise<readonly Harm[]> {
    return this.model.moderate(text, this.meter.signal);
  }

  /** Returns what was reserved for a request that was never made. */
  async settleRest(): Promise<void> {
    const { unused } = this;
    this.unused = null;
    if (unused !== null) await this.meter.settle(unused, null, '');
  }
}
