import { subjectsAfter, unfoundedIn } from './grounding/checked-sentence';
import type { Evidence } from './grounding/evidence';
import { NUMBER_WORDS } from './grounding/number-words';
import {
  ModelUnavailable,
  ToolsRefused,
  type Harm,
  type ModelEvent,
  type ModelMessage,
  type ToolCall,
  type ToolDefinition,
} from './language-model';
import { complaint, continuation, promptWithRecords, promptWithTools } from './prompt';
import { SentenceBuffer } from './sentences';
import type { LookUps } from './tools/look-ups';
import { unmarked } from './unmarked';

/** The model, within the user's budget and the time left. */
export interface Speaker {
  say(messages: readonly ModelMessage[], tools: readonly ToolDefinition[]): AsyncIterable<ModelEvent>;
  moderate(text: string): Promise<readonly Harm[]>;
  /** Whether the user wants no more of it. */
  isStopped(): boolean;
}

export interface Task {
  /** The conversation, ending with the question. */
  readonly talk: readonly ModelMessage[];
  readonly lookUps: LookUps;
  /** Everything at once, for a model without look-ups. */
  readonly records: () => object;
  /** Empty when the model is known to have no look-ups. */
  readonly tools: readonly ToolDefinition[];
  readonly evidence: Evidence;
  /** Learns that the server refused the tools, or that the model answered without them what it should have looked up. */
  readonly onToolsUnused: (why: 'refused' | 'ignored') => void;
}

/** How an answer ended. `unfounded`: the rest, or all of it, could not be said. */
export type Outcome = 'whole' | 'cut' | 'unfounded' | 'flagged';

type Attempt =
  | { readonly kind: 'whole' | 'cut' | 'refused' | 'flagged' }
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[] }
  | { readonly kind: 'unfounded'; readonly problems: readonly string[] };

/** What has arrived of one response. */
interface Draft {
  readonly buffer: SentenceBuffer;
  /** Checked, and not shown yet. */
  readonly held: string[];
  problem: Attempt | null;
  hasText: boolean;
}

const MAX_ROUNDS = 4;
const MAX_CALLS = 8;
/** No one writes longer ones, and the checks take their time with them. */
const LONGEST_SENTENCE = 1_500;
/** A look-up that a model wrote out instead of asking for it. */
const WRITTEN_CALL = /^\s*(?:<\|?\s*(?:tool|function)|\[TOOL|```|\{\s*"(?:name|tool|tool_calls|function)")/i;

/** One answer: looks things up for the model, and lets a sentence out only once everything in it is supported. */
export class AnswerRun {
  private messages: ModelMessage[];
  private offered: readonly ToolDefinition[];
  private shown = '';
  private readonly shownOnes = new Set<string>();
  private before: ReadonlySet<string> = new Set();
  private rounds = 0;
  private calls = 0;

  constructor(
    private readonly model: Speaker,
    private readonly task: Task,
  ) {
    this.offered = task.tools;
    this.messages = promptWithTools(task.talk);
    if (this.offered.length === 0) this.useRecords();
  }

  get hasShown(): boolean {
    return this.shown !== '';
  }

  /** Whether what was shown answers nothing: at most one sentence, without a figure or a name. */
  get hasOnlyOpened(): boolean {
    return this.shownOnes.size <= 1 && !/\p{N}/u.test(this.shown) && this.shown.search(NUMBER_WORDS) < 0;
  }

  /** Sentences under pseudonyms, as soon as each may be shown. Throws ModelUnavailable when there is no answer. */
  async *sentences(): AsyncGenerator<string, Outcome> {
    let mayRepair = true;
    let mayContinue = true;
    for (;;) {
      const attempt = yield* this.tried(!mayRepair);
      if (this.model.isStopped()) return 'cut';
      switch (attempt.kind) {
        case 'whole':
        case 'flagged':
          return attempt.kind;
        case 'calls':
          await this.lookUp(attempt.calls);
          break;
        case 'refused':
          this.task.onToolsUnused('refused');
          this.useRecords();
          break;
        case 'unfounded':
          if (!mayRepair) return 'unfounded';
          mayRepair = false;
          this.repair(attempt.problems);
          break;
        case 'cut':
          if (!mayContinue && !this.hasShown) throw new ModelUnavailable('cut before its first sentence');
          if (!mayContinue) return 'cut';
          mayContinue = false;
          this.messages.push(...continuation(this.shown));
      }
    }
  }

  /** A failure after the beginning was shown is a cut; one while a bad answer is replaced leaves it bad. */
  private async *tried(isRepair: boolean): AsyncGenerator<string, Attempt> {
    try {
      return yield* this.attempt();
    } catch (error) {
      if (error instanceof ToolsRefused && this.offered.length > 0) return { kind: 'refused' };
      if (!(error instanceof ModelUnavailable)) throw error;
      if (isRepair && !this.hasShown) return { kind: 'unfounded', problems: [] };
      if (this.hasShown) return { kind: 'cut' };
      throw error;
    }
  }

  private async *attempt(): AsyncGenerator<string, Attempt> {
    const draft: Draft = { buffer: new SentenceBuffer(), held: [], problem: null, hasText: false };
    // What comes before look-ups ("Let me see") is no part of the answer, so the first sentence waits for a second.
    const waiting = this.offered.length > 0 ? 1 : 0;
    let calls: readonly ToolCall[] = [];
    let isComplete = false;
    try {
      for await (const event of this.model.say(this.messages, this.offered)) {
        if (event.kind === 'calls') calls = event.calls;
        if (event.kind === 'end') isComplete = event.ending === 'complete';
        if (event.kind !== 'text') continue;
        await this.read(draft, event.text);
        // Look-ups may still follow what is wrong; without any on offer, there is nothing to wait for.
        if (draft.problem !== null && waiting === 0) break;
        while (draft.problem === null && draft.held.length > waiting) yield this.show(draft.held.shift());
      }
    } catch (error) {
      if (!(error instanceof ModelUnavailable) || !draft.hasText) throw error;
      isComplete = false;
    }
    if (calls.length > 0 && this.offered.length > 0) return { kind: 'calls', calls };
    if (calls.length > 0 && !draft.hasText) throw new ModelUnavailable('look-ups that were not on offer');
    if (isComplete) await this.readRest(draft);
    for (const sentence of draft.held) yield this.show(sentence);
    return draft.problem ?? { kind: isComplete ? 'whole' : 'cut' };
  }

  private async read(draft: Draft, text: string): Promise<void> {
    draft.hasText ||= text.trim() !== '';
    for (const sentence of draft.buffer.take(text)) await this.check(draft, sentence);
  }

  private async readRest(draft: Draft): Promise<void> {
    const rest = draft.buffer.rest();
    if (rest.trim() !== '') await this.check(draft, rest);
  }

  private async check(draft: Draft, written: string): Promise<void> {
    const sentence = WRITTEN_CALL.test(written) ? written : unmarked(written);
    // A second attempt may begin with what the user has read already.
    if (sentence === '' || this.shownOnes.has(sentence.trim())) return;
    draft.problem ??= await this.problemWith(sentence);
    if (draft.problem === null) draft.held.push(sentence);
  }

  private show(sentence = ''): string {
    const spaced = this.shown === '' || /\s$/.test(this.shown) ? sentence : ` ${sentence}`;
    this.shown += spaced;
    this.shownOnes.add(sentence.trim());
    return spaced;
  }

  private async problemWith(sentence: string): Promise<Attempt | null> {
    if (sentence.length > LONGEST_SENTENCE)
      return { kind: 'unfounded', problems: ['a sentence without end'] };
    if (WRITTEN_CALL.test(sentence)) return { kind: 'unfounded', problems: ['a look-up in writing'] };
    const problems = unfoundedIn(sentence, this.before, this.task.evidence);
    if (problems.length > 0) return { kind: 'unfounded', problems };
    if ((await this.model.moderate(sentence)).length > 0) return { kind: 'flagged' };
    this.before = subjectsAfter(sentence, this.before);
    return null;
  }

  private async lookUp(calls: readonly ToolCall[]): Promise<void> {
    this.rounds += 1;
    const allowed = calls.slice(0, MAX_CALLS - this.calls);
    this.calls += allowed.length;
    this.messages.push({ role: 'assistant', content: '', calls });
    for (const call of calls) {
      const result = allowed.includes(call)
        ? await this.task.lookUps.answer(call)
        : { error: 'No more look-ups for this answer.' };
      this.task.evidence.addResult(result);
      this.messages.push({ role: 'tool', callId: call.id, content: JSON.stringify(result) });
    }
    // A model that keeps looking things up gets everything at once, and has to answer.
    if (this.rounds >= MAX_ROUNDS || this.calls >= MAX_CALLS) this.useRecords();
  }

  private repair(problems: readonly string[]): void {
    if (this.offered.length > 0 && this.calls === 0) {
      this.task.onToolsUnused('ignored');
      this.useRecords();
    }
    this.messages.push(...complaint(problems, this.shown));
  }

  private useRecords(): void {
    const records = this.task.records();
    this.task.evidence.addResult(records);
    this.offered = [];
    this.messages = promptWithRecords(this.task.talk, records);
  }
}
