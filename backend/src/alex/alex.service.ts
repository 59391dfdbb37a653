import { Injectable } from '@nestjs/common';
import { GREETING_INITIATION, type ChatAnswer, type Coach, type CoachStatus } from '#contract/dating/alex';
import type { Candidate } from '#contract/dating/candidates';
import type { Match } from '../candidates/candidate';
import { CandidatesService } from '../candidates/candidates.service';
import { CandidateFactsService } from '../candidates/facts/candidate-facts.service';
import { toCandidates } from '../candidates/match-book';
import { isConcerning, matchesMeant, maySuggestDate } from '../candidates/concern';
import { ConversationService } from './conversation/conversation.service';
import { DashboardService } from '../analytics/dashboard.service';
import { DateExperiencesService } from '../date-experiences/date-experiences.service';
import { DateIdeasService } from '../date-ideas/date-ideas.service';
import { PlannedDatesService } from '../planned-dates/planned-dates.service';
import { Clock } from '../platform/clock/clock';
import { localDay } from '../platform/clock/local-time';
import { DailyCaps } from '../platform/limits/daily-caps';
import { LimitsService } from '../platform/limits/limits.service';
import { LIMITS } from '../platform/limits/rate-limiter';
import { Metrics } from '../platform/telemetry/metrics';
import type { Account } from '../users/user';
import { textOf, toAnswer, type ChatEvent, type Piece } from './answer';
import type { NoteFact, Understanding } from './coach/asked';
import {
  answerAfterDanger,
  answerBuiltIn,
  greetBuiltIn,
  matchToPlanFor,
  namesIdeas,
  quotesNotes,
} from './coach/built-in-coach';
import type { Message } from './conversation/message';
import { meantIn, type Meant as MeantInConversation } from './conversation/misreading';
import { ideaWishIn, isOpenWish } from './coach/idea-wish';
import { meaningOf, type Meant } from './coach/meaning';
import { standardToShow } from './coach/replies/records/date-plan';
import type { Turn } from './coach/understanding/conversation-memory';
import { conversationWithNames } from './coach/understanding/described-match';
import { afterDenial, answerInDanger, dangerIn, staysWithDanger } from './danger';
import { factsFrom, type CoachFacts } from './facts';
import { ModelCoachService } from './model/model-coach.service';
import { patternsOf, suggestionsFor } from './coach/patterns';
import { languageOf } from '../safety/language';
import { disclosureIn } from '../safety/disclosure';
import type { Disclosure } from '../safety/disclosure-kind';
import { HelpService } from '../safety/help.service';
import { standingOf } from './standing';

interface Source {
  readonly coach: Coach;
  readonly pieces: AsyncIterable<Piece[]> | Iterable<Piece[]>;
}

interface Records {
  readonly facts: CoachFacts;
  readonly known: readonly Candidate[];
  readonly matches: readonly Match[];
}

/** How many messages of the conversation a model sees. */
const REMEMBERED_MESSAGES = 12;
const DAY_MS = 86_400_000;
const BUDGET_USED = "You've used up today's AI answers, so you get my built-in answers until tomorrow.\n\n";

@Injectable()
export class AlexService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly candidateFacts: CandidateFactsService,
    private readonly dashboard: DashboardService,
    private readonly conversation: ConversationService,
    private readonly dateIdeas: DateIdeasService,
    private readonly dates: DateExperiencesService,
    private readonly plannedDates: PlannedDatesService,
    private readonly model: ModelCoachService,
    private readonly limits: LimitsService,
    private readonly caps: DailyCaps,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly help: HelpService,
  ) {}

  async status(account: Account): Promise<CoachStatus> {
    const { facts } = await this.recordsOf(account);
    const model = await this.model.modelFor(account);
    return {
      coach: model ? 'model' : 'built-in',
      modelRunsHere: model?.runsHere ?? false,
      patterns: patternsOf(facts),
      suggestions: suggestionsFor(facts),
    };
  }

  async chat(account: Account, message: string, signal: AbortSignal): Promise<ChatAnswer> {
    let answer: ChatAnswer | undefined;
    for await (const event of this.converse(account, message, signal))
      if (event.kind === 'done') answer = event.answer;
    if (!answer) throw new Error('A conversation ended without an answer.');
    return answer;
  }

  /**
   * Answers, and stores question and answer. An answer the user stopped is stored as far as it got; a failed one
   * (coach.unavailable) is not stored.
   */
  async *converse(account: Account, message: string, signal: AbortSignal): AsyncIterable<ChatEvent> {
    const history = await this.conversation.latest(account.id, REMEMBERED_MESSAGES);
    const meant = meantIn(message, history, this.clock.now());
    const danger = dangerIn(meant, this.ofToday(meant.history));
    // Someone in danger is never rate-limited.
    if (!danger) await this.limits.consume(LIMITS.coach, account.id);
    const askedAt = this.clock.now();
    const source = danger ? this.inDanger(danger, account) : await this.sourceFor(account, meant, signal);
    const { denied, confirmed } = meant;
    // Help always comes; what is capped is how much of it a flood can store.
    const isStored = !danger || (await this.caps.take('safety', account.id)).allowed;
    const disclosure = danger && disclosureIn(message);
    // A guess that isn't stored could never be denied.
    if (disclosure && (disclosure.isSure || isStored))
      await this.noteConcern(account.id, disclosure, message);
    if (confirmed)
      await this.noteConcern(account.id, { ...confirmed.disclosure, isSure: true }, confirmed.turn.message);
    if (denied)
      await this.candidates.liftSaidConcern(account.id, denied.turn.createdAt, denied.answer.createdAt);
    const said: Piece[] = denied && source.coach !== 'safety' ? afterDenial(denied.disclosure) : [];
    let outcome: 'answered' | 'stopped' | 'failed' = 'failed';
    try {
      if (said.length > 0) yield { kind: 'delta', text: textOf(said) };
      for await (const part of source.pieces) {
        said.push(...part);
        const text = textOf(part);
        if (text !== '') yield { kind: 'delta', text };
      }
      outcome = signal.aborted ? 'stopped' : 'answered';
    } finally {
      this.metrics.coach(source.coach, outcome);
    }
    const answer = toAnswer(said, source.coach);
    if (isStored) await this.keep(account.id, message, askedAt, answer);
    yield { kind: 'done', answer };
  }

  /** A disclosure stays what a conversation is about for a day at most. */
  private ofToday(history: readonly Message[]): Message[] {
    const since = this.clock.now().getTime() - DAY_MS;
    return history.filter(({ createdAt }) => createdAt.getTime() > since);
  }

  private async sourceFor(
    account: Account,
    meant: MeantInConversation<Message>,
    signal: AbortSignal,
  ): Promise<Source> {
    const { message, history } = meant;
    const records = await this.recordsOf(account);
    const { facts, known, matches } = records;
    const builtIn = () => this.answerBuiltIn(account, message, history, records);
    const said = this.ofToday(history);
    const gentle = staysWithDanger(meant, said) ? answerAfterDanger(message, said, facts) : null;
    if (gentle) return { coach: 'built-in', pieces: [gentle] };
    const model = await this.model.modelFor(account);
    if (!model) return { coach: 'built-in', pieces: [await builtIn()] };
    const today = localDay(this.clock.now(), account.timezone);
    const ideasFor = (matchId: string) => this.ideasAbout(account, matchId, records);
    const question = { account, message, facts, known, matches, history, today, builtIn, ideasFor };
    const asked = await this.model.ask(model, question, signal);
    switch (asked.kind) {
      case 'answer':
        return asked.answer;
      case 'danger': {
        const language = languageOf(message);
        const disclosure: Disclosure = { kind: asked.danger, topic: null, language, isSure: true };
        await this.noteConcern(account.id, disclosure, message);
        return this.inDanger(disclosure, account);
      }
      case 'budget-used':
        return { coach: 'built-in', pieces: [[BUDGET_USED, ...(await builtIn())]] };
    }
  }

  private async answerBuiltIn(
    account: Account,
    message: string,
    history: readonly Turn[],
    records: Records,
  ): Promise<Piece[]> {
    const { facts } = records;
    if (message === GREETING_INITIATION) return greetBuiltIn(facts);
    const named = conversationWithNames(message, history, records.matches);
    const meant = meaningOf(named.message, named.history, facts);
    const [ideas, notes] = await Promise.all([
      this.ideasFor(account, meant, history, records),
      this.notesFor(account, meant.understanding, records),
    ]);
    const today = localDay(this.clock.now(), account.timezone);
    return answerBuiltIn({ ...meant, ...meant.understanding, facts, history, ideas, notes, today });
  }

  /** Names of built-in ideas: what was asked for, or what shows what a date with the match in question should show. */
  private async ideasFor(
    account: Account,
    { understanding, message, isRepeated }: Meant,
    history: readonly Turn[],
    records: Records,
  ): Promise<string[]> {
    if (!namesIdeas(understanding)) return [];
    const { facts, matches } = records;
    const about = matchToPlanFor(understanding, facts);
    const wish = ideaWishIn(message, history);
    const isOpen = about !== null && !isRepeated && isOpenWish(wish);
    if (understanding.intent !== 'date-plan' || isOpen)
      return this.ideasAbout(account, about?.id ?? null, records);
    const match = matches.find(({ id }) => id === about?.id) ?? null;
    const standard = about && standardToShow(about);
    return this.dateIdeas.suiting(account, match, standard?.question ?? null, wish);
  }

  private async ideasAbout(
    account: Account,
    matchId: string | null,
    { facts, matches }: Records,
  ): Promise<string[]> {
    const about = facts.matches.find(({ id }) => id === matchId);
    const match = matches.find(({ id }) => id === matchId);
    const standard = about && standardToShow(about);
    if (!match || !standard) return [];
    const ids = await this.dateIdeas.revealing(account, match, standard.question);
    return (await this.dateIdeas.named(account, ids, null)).map(({ name }) => name);
  }

  /** The user's own notes about whom they ask, newest first; loaded only to be quoted to them. */
  private async notesFor(
    account: Account,
    understanding: Understanding,
    { facts, matches }: Records,
  ): Promise<NoteFact[]> {
    if (!quotesNotes(understanding)) return [];
    const { matches: asked } = understanding;
    const about = asked.length > 0 ? asked : facts.matches;
    const [dates, candidateFacts] = await Promise.all([
      this.dates.exportFor(account),
      this.candidateFacts.exportFor(account.id),
    ]);
    const ofDates = [...dates].reverse().flatMap(({ id, candidateId, dateDate, personalNotes }) => {
      const match = about.find((one) => one.id === candidateId);
      const date = match?.dates.find((one) => one.id === id) ?? null;
      return match && personalNotes?.trim() ? [{ day: dateDate, match, date, text: personalNotes }] : [];
    });
    const ofMatches = about.flatMap((match): NoteFact[] => {
      const notes = matches.find(({ id }) => id === match.id)?.notes;
      return notes?.trim() ? [{ match, date: null, text: notes }] : [];
    });
    const ofFacts = candidateFacts.flatMap(({ candidateId, day, text }) => {
      const match = about.find(({ id }) => id === candidateId);
      return match ? [{ day, match, date: null, text }] : [];
    });
    const dated = [...ofDates, ...ofFacts].sort((a, b) => b.day.localeCompare(a.day));
    return [...dated.map(({ match, date, text }) => ({ match, date, text })), ...ofMatches];
  }

  private async recordsOf(account: Account): Promise<Records> {
    const [matches, analytics, planned] = await Promise.all([
      this.candidates.matchesOf(account.id),
      this.dashboard.analyticsOf(account),
      this.plannedDates.list(account.id),
    ]);
    const known = toCandidates({ standards: account.standards, matches });
    const now = this.clock.now();
    const heldBack = new Set(matches.filter((match) => isConcerning(match, now)).map(({ id }) => id));
    const standing = standingOf(account, matches, (match) => maySuggestDate(match, now));
    return { facts: factsFrom(account, known, analytics, { standing, heldBack, planned }), known, matches };
  }

  /** Nothing is suggested anymore about those it is about. */
  private async noteConcern(ownerId: string, disclosure: Disclosure, message: string): Promise<void> {
    const about = matchesMeant(message, disclosure, await this.candidates.matchesOf(ownerId));
    const ids = about.map(({ id }) => id);
    await this.candidates.noteSaidConcern(ownerId, ids, disclosure.isSure);
  }

  private inDanger(disclosure: Disclosure, account: Account): Source {
    const help = this.help.answer(disclosure, account);
    return { coach: 'safety', pieces: [answerInDanger(help, disclosure)] };
  }

  private async keep(ownerId: string, message: string, askedAt: Date, answer: ChatAnswer): Promise<void> {
    const { response, coach, references } = answer;
    if (response === '') return;
    // Two tabs may both request the greeting for an empty conversation.
    if (message === GREETING_INITIATION && (await this.conversation.latest(ownerId, 1)).length > 0) return;
    const question = { role: 'user', message, coach: null, references: [], createdAt: askedAt } as const;
    const reply = {
      role: 'alex',
      message: response,
      coach,
      references,
      createdAt: this.clock.now(),
    } as const;
    await this.conversation.keep(ownerId, message === GREETING_INITIATION ? [reply] : [question, reply]);
  }
}
