import { Injectable, Logger } from '@nestjs/common';
import { ALEX_TEXTS, GREETING_INITIATION, type Coach } from '#contract/dating/alex';
import type { Candidate } from '#contract/dating/candidates';
import type { Match } from '../../candidates/candidate';
import { DateExperiencesService } from '../../date-experiences/date-experiences.service';
import { DomainError } from '../../platform/errors/domain-error';
import { Metrics } from '../../platform/telemetry/metrics';
import type { Account } from '../../users/user';
import { grounded, type Piece } from '../answer';
import type { CoachFacts } from '../facts';
import { AnswerRun, type Outcome } from './answer-run';
import { BudgetService, type Reservation } from './budget.service';
import { Evidence } from './grounding/evidence';
import { LanguageModel, ModelChoice, ModelUnavailable, type Harm, type ModelRequest } from './language-model';
import { BudgetUsed, MeteredModel } from './metered-model';
import { conversation, promptWithRecords, promptWithTools, type Turn } from './prompt';
import { Pseudonyms, type Revealed } from './pseudonyms';
import { LookUps } from './tools/look-ups';
import { standardName, wholeRecord, type Records } from './tools/records';
import { toolsFor } from './tools/tool-list';

export interface Question {
  readonly account: Account;
  readonly message: string;
  readonly facts: CoachFacts;
  readonly known: readonly Candidate[];
  readonly matches: readonly Match[];
  readonly history: readonly Turn[];
  /** YYYY-MM-DD in the user's time zone. */
  readonly today: string;
  readonly builtIn: () => Promise<Piece[]>;
  /** Names of built-in date ideas for a match. */
  readonly ideasFor: (matchId: string) => Promise<readonly string[]>;
}

/** A streaming answer; who wrote it is certain once it ends. */
export interface ModelAnswer {
  readonly coach: Coach;
  readonly pieces: AsyncIterable<Piece[]>;
}

export type Asked =
  | { readonly kind: 'answer'; readonly answer: ModelAnswer }
  /** Nothing was sent: the day's budget is used up. */
  | { readonly kind: 'budget-used' }
  /** The provider's moderation takes the message for a call for help. */
  | { readonly kind: 'danger'; readonly danger: Exclude<Harm, 'other'> };

const DEADLINE_MS = 20_000;
const MAX_OUTPUT_TOKENS = 600;
/** How often a model may answer without look-ups what it should have looked up before none are offered anymore. */
const IGNORED_TOO_OFTEN = 3;

const BUDGET_USED = "You've used up today's AI answers, so you get my built-in answer.\n\n";
const INSTEAD: Readonly<Record<'unfounded' | 'flagged', string>> = {
  unfounded:
    "The AI's answer contained something I couldn't find in your records, so here is my built-in one.\n\n",
  flagged: "The AI's answer wasn't one I can pass on, so here is my built-in one.\n\n",
};
const LEFT_OUT: Readonly<Record<Exclude<Outcome, 'whole'>, string>> = {
  cut: '(The answer was cut here.)',
  unfounded: "(I left out the rest: it contained something I couldn't find in your records.)",
  flagged: "(I left out the rest: it wasn't something I can pass on.)",
};

/** Asks the model under pseudonyms and within the user's budget, and lets out only what the records support. */
@Injectable()
export class ModelCoachService {
  private readonly logger = new Logger('Coach');
  /** By model: how often it ignored the look-ups; Infinity when its server refuses them. */
  private readonly ignored = new Map<string, number>();

  constructor(
    private readonly models: ModelChoice,
    private readonly budget: BudgetService,
    private readonly dates: DateExperiencesService,
    private readonly metrics: Metrics,
  ) {}

  /** The model that may answer this user; null when there is none, or they have opted out. */
  async modelFor(account: Account): Promise<LanguageModel | null> {
    return account.aiEnabled ? this.models.current() : null;
  }

  /** Throws coach.unavailable, also from the stream, when the model fails. */
  async ask(model: LanguageModel, question: Question, signal: AbortSignal): Promise<Asked> {
    const { account, facts, matches, history, today } = question;
    const pseudonyms = new Pseudonyms(question.known, account, pastNamesIn(history));
    const records: Records = { facts, matches, standards: account.standards, today, pseudonyms };
    const talk = conversation(question.message, history, pseudonyms);
    const tools = this.hasTools(model) ? toolsFor({ withNotes: account.aiNotes }) : [];
    const first: ModelRequest = {
      messages: tools.length > 0 ? promptWithTools(talk) : promptWithRecords(talk, wholeRecord(records)),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      tools,
      userId: account.id,
    };
    const reservation = await this.budget.reserve(account.id, first);
    if (!reservation) return { kind: 'budget-used' };
    const danger = await this.dangerIn(model, question.message, talk.at(-1)?.content ?? '', signal);
    if (danger !== null) {
      await this.budget.settle(reservation, null, '');
      return { kind: 'danger', danger };
    }
    const metered = this.metered(model, first, reservation, signal);
    const run = new AnswerRun(metered, {
      talk,
      tools,
      lookUps: new LookUps(records, { ideasFor: question.ideasFor, notesOf: this.notesOf(question) }),
      records: () => wholeRecord(records),
      evidence: evidenceFor(records, talk),
      onToolsUnused: (why) => this.rememberIgnored(model, why),
    });
    return { kind: 'answer', answer: this.answer(run, metered, question, pseudonyms, signal) };
  }

  private answer(
    run: AnswerRun,
    metered: MeteredModel<Reservation>,
    { builtIn }: Question,
    pseudonyms: Pseudonyms,
    signal: AbortSignal,
  ): ModelAnswer {
    let coach: Coach = 'model';
    const replaced = async (notice: string): Promise<Piece[]> => {
      coach = 'built-in';
      return [notice, ...withoutSignature(await builtIn())];
    };
    const { logger } = this;
    async function* pieces(): AsyncIterable<Piece[]> {
      try {
        const sentences = run.sentences();
        let next = await sentences.next();
        for (; !next.done; next = await sentences.next()) yield pseudonyms.reveal(next.value).map(toPiece);
        const outcome = next.value;
        if (outcome === 'whole' || signal.aborted) return;
        logger.warn(`An answer of the model ended early: ${outcome}`);
        if (outcome === 'cut' || !run.hasOnlyOpened) yield [`\n\n${LEFT_OUT[outcome]}`];
        else yield await replaced(`${run.hasShown ? '\n\n' : ''}${INSTEAD[outcome]}`);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof BudgetUsed) {
          yield run.hasShown ? [`\n\n${LEFT_OUT.cut}`] : await replaced(BUDGET_USED);
          return;
        }
        if (!(error instanceof ModelUnavailable)) throw error;
        logger.warn(`The model did not answer: ${error.message}`);
        throw new DomainError('coach.unavailable');
      } finally {
        await metered.settleRest();
      }
    }
    return {
      get coach() {
        return coach;
      },
      pieces: pieces(),
    };
  }

  private metered(
    model: LanguageModel,
    first: ModelRequest,
    reservation: Reservation,
    signal: AbortSignal,
  ): MeteredModel<Reservation> {
    return new MeteredModel(model, first, {
      reservation,
      signal,
      withinMs: DEADLINE_MS,
      reserve: (request) => this.budget.reserve(first.userId, request),
      settle: (reserved, usage, answer) => this.budget.settle(reserved, usage, answer),
      count: ({ inputTokens, outputTokens }) => this.metrics.tokens(inputTokens, outputTokens),
    });
  }

  private async dangerIn(model: LanguageModel, message: string, concealed: string, signal: AbortSignal) {
    if (message === GREETING_INITIATION) return null;
    const harms = await model.moderate(concealed, signal);
    return harms.find((harm): harm is Exclude<Harm, 'other'> => harm !== 'other') ?? null;
  }

  private notesOf({ account, matches }: Question) {
    if (!account.aiNotes) return null;
    return async (matchId: string): Promise<string[]> => {
      const dates = [...(await this.dates.listFor(account, matchId))].reverse();
      const own = matches.find(({ id }) => id === matchId)?.notes ?? null;
      return [own, ...dates.map(({ personalNotes }) => personalNotes)].flatMap((note) => note || []);
    };
  }

  private hasTools({ identity }: LanguageModel): boolean {
    return (this.ignored.get(identity) ?? 0) < IGNORED_TOO_OFTEN;
  }

  private rememberIgnored({ identity }: LanguageModel, why: 'refused' | 'ignored'): void {
    this.ignored.set(identity, why === 'refused' ? Infinity : (this.ignored.get(identity) ?? 0) + 1);
  }
}

function evidenceFor(records: Records, talk: readonly { readonly content: string }[]): Evidence {
  const { facts, pseudonyms } = records;
  const evidence = new Evidence(new Set(facts.matches.map(({ id }) => pseudonyms.pseudonymOf(id))));
  for (const { content } of talk) evidence.addConversation(content);
  evidence.addResult([
    facts.firstName,
    facts.standards.map(({ question, stars }) => ({ standard: standardName(records, question), stars })),
  ]);
  for (const { id, archived, isHeldBack, vetoed, dates } of facts.matches) {
    const rank = facts.ranked.findIndex((match) => match.id === id);
    evidence.people.set(pseudonyms.pseudonymOf(id), {
      rank: rank < 0 ? null : rank + 1,
      isHeldBack,
      isBelow: vetoed.length > 0,
      isMet: !archived && dates.length > 0,
    });
  }
  return evidence;
}

/** The message was sent to a model, so the built-in coach can't say that nothing was. */
function withoutSignature(pieces: readonly Piece[]): Piece[] {
  const kept = pieces.filter((piece) => piece !== ALEX_TEXTS.builtInSignature);
  while (kept.length < pieces.length && kept.at(-1) === '\n\n') kept.pop();
  return kept;
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
