import { readFileSync } from 'node:fs';
import type { DateIdea } from '#contract/dating/date-ideas';
import { toAnswer, type Piece } from '../../backend/src/alex/answer';
import type { NoteFact } from '../../backend/src/alex/coach/asked';
import {
  answerAfterDanger,
  answerBuiltIn,
  matchToPlanFor,
  namesIdeas,
  quotesNotes,
} from '../../backend/src/alex/coach/built-in-coach';
import { ideaWishIn, isOpenWish } from '../../backend/src/alex/coach/idea-wish';
import { meaningOf, type Meant } from '../../backend/src/alex/coach/meaning';
import { conversationWithNames } from '../../backend/src/alex/coach/understanding/described-match';
import { standardToShow } from '../../backend/src/alex/coach/replies/records/date-plan';
import type { Turn } from '../../backend/src/alex/coach/understanding/conversation-memory';
import { afterDenial, answerInDanger, dangerIn } from '../../backend/src/alex/danger';
import { factsFrom, type CoachFacts } from '../../backend/src/alex/facts';
import { meantIn } from '../../backend/src/alex/conversation/misreading';
import { safetyAnswer } from '../../backend/src/safety/safety-answer';
import { standingOf } from '../../backend/src/alex/standing';
import { toCandidates } from '../../backend/src/candidates/match-book';
import { BuiltInCatalogue } from '../../backend/src/date-ideas/adapters/built-in/built-in-catalogue';
import { ideasRevealing } from '../../backend/src/date-ideas/ranking/revealing-ideas';
import { seasonAt } from '../../backend/src/date-ideas/ranking/season';
import { ideasSuiting } from '../../backend/src/date-ideas/ranking/suiting-ideas';
import { IDEA_KINDS } from '../../backend/src/date-ideas/sources/idea-need';
import { analyticsOf } from '../claims/heard-words';
import { daterOf, TODAY, type Dater, type DaterName } from './daters';

const NO_ONE: ReadonlySet<string> = new Set();
const REMEMBERED_MESSAGES = 12;
/** Of the day on which the daters ask, from 0. */
const MONTH = Number(TODAY.slice(5, 7)) - 1;

export interface Exchange {
  readonly dater: DaterName;
  /** Which conversation it belongs to, from 0; 0 where there is only one with each dater. */
  readonly conversation?: number;
  readonly question: string;
  readonly answer: string;
}

/** The questions of a file, whose conversations are divided by empty lines, and what the built-in coach answers. */
export async function transcript(file: string): Promise<Exchange[]> {
  const lines = readFileSync(file, 'utf8')
    .split(/\n/)
    .filter((line) => !line.startsWith('#'));
  const questions = lines.flatMap((line, index) => {
    if (line === '') return [];
    const [dater = '', question = ''] = line.split('\t');
    const before = lines.slice(0, index).filter((one) => one === '').length;
    return [{ dater: dater as DaterName, question, conversation: before }];
  });
  return conversation(questions);
}

/** What the built-in coach answers; each dater's questions of one number are one conversation. */
export async function conversation(questions: readonly Omit<Exchange, 'answer'>[]): Promise<Exchange[]> {
  const catalogue = await allIdeas();
  const histories = new Map<string, Turn[]>();
  return questions.map(({ dater, question, conversation: number = 0 }) => {
    const key = `${dater} ${number}`;
    const history = histories.get(key) ?? [];
    const { response, references, coach } = answered(daterOf(dater), question, history, catalogue);
    const turn = (role: Turn['role'], message: string): Turn => ({
      role,
      message,
      references: role === 'alex' ? references : [],
      coach: role === 'alex' ? coach : null,
    });
    histories.set(
      key,
      [...history, turn('user', question), turn('alex', response)].slice(-REMEMBERED_MESSAGES),
    );
    return { dater, question, conversation: number, answer: response };
  });
}

async function allIdeas(): Promise<DateIdea[]> {
  const catalogue = new BuiltInCatalogue();
  const kinds = IDEA_KINDS.map((kind) => catalogue.ideasFor({ kind, location: null, dateType: null }));
  return (await Promise.all(kinds)).flat();
}

/** Names of ideas, as the server picks them. */
function ideasFor(
  { understanding, message, isRepeated }: Meant,
  facts: CoachFacts,
  history: readonly Turn[],
  catalogue: readonly DateIdea[],
): string[] {
  if (!namesIdeas(understanding)) return [];
  const plan = matchToPlanFor(understanding, facts);
  const standard = plan && standardToShow(plan);
  const taste = {
    dateType: null,
    stage: plan?.dates.length === 0 ? 'first-date' : 'early',
    city: null,
    season: seasonAt(null, null, MONTH),
  } as const;
  const seed = plan?.id ?? facts.firstName;
  const wish = ideaWishIn(message, history);
  const isOpen = plan !== null && !isRepeated && isOpenWish(wish);
  if (understanding.intent === 'date-plan' && !isOpen)
    return ideasSuiting(standard?.question ?? null, wish, catalogue, taste, seed);
  if (!plan || !standard) return [];
  const ids = ideasRevealing(standard.question, catalogue, taste, seed);
  return ids.flatMap((id) => catalogue.find((idea) => idea.id === id)?.name ?? []);
}

function answered(dater: Dater, said: string, conversation: readonly Turn[], catalogue: readonly DateIdea[]) {
  const meant = meantIn(said, conversation);
  const danger = dangerIn(meant, meant.history);
  if (danger) return toAnswer(answerInDanger(safetyAnswer(danger, null, []), danger), 'safety');
  const { denied } = meant;
  const answer = coachAnswer(dater, meant.message, meant.history, catalogue);
  return toAnswer(denied ? [...afterDenial(denied.disclosure), ...answer] : answer, 'built-in');
}

function coachAnswer(
  dater: Dater,
  question: string,
  history: readonly Turn[],
  catalogue: readonly DateIdea[],
): Piece[] {
  const facts = factsOf(dater);
  const gentle = answerAfterDanger(question, history, facts);
  if (gentle) return gentle;
  const named = conversationWithNames(question, history, dater.matches);
  const meaning = meaningOf(named.message, named.history, facts);
  const { understanding } = meaning;
  const about = understanding.matches.map(({ id }) => id);
  return answerBuiltIn({
    ...meaning,
    ...understanding,
    facts,
    history,
    ideas: ideasFor(meaning, facts, history, catalogue),
    notes: quotesNotes(understanding) ? notesOf(dater, facts, about) : [],
    today: TODAY,
  });
}

export function factsOf({ account, matches, planned }: Dater): CoachFacts {
  const candidates = toCandidates({ standards: account.standards, matches });
  return factsFrom(account, candidates, analyticsOf({ account, matches, today: TODAY }), {
    standing: standingOf(account, matches, () => true),
    heldBack: NO_ONE,
    planned,
  });
}

function notesOf({ dateNotes, matches }: Dater, facts: CoachFacts, ids: readonly string[]): NoteFact[] {
  const about = facts.matches.filter(({ id }) => ids.length === 0 || ids.includes(id));
  return about.flatMap((match) => {
    const ofDates = [...match.dates].reverse().flatMap((date): NoteFact[] => {
      const text = dateNotes[date.id];
      return text ? [{ match, date, text }] : [];
    });
    const own = matches.find(({ id }) => id === match.id)?.notes;
    return own ? [...ofDates, { match, date: null, text: own }] : ofDates;
  });
}
