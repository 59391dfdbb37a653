import { readFileSync } from 'node:fs';
import { toAnswer } from '../../backend/src/alex/answer';
import type { NoteFact } from '../../backend/src/alex/coach/asked';
import { answerBuiltIn, matchToPlanFor, meaningOf } from '../../backend/src/alex/coach/built-in-coach';
import { standardToShow } from '../../backend/src/alex/coach/replies/records/date-plan';
import type { Turn } from '../../backend/src/alex/coach/understanding/conversation-memory';
import { factsFrom, type CoachFacts } from '../../backend/src/alex/facts';
import { disclosureIn } from '../../backend/src/alex/safety/disclosure';
import { safetyAnswer } from '../../backend/src/alex/safety/safety-answer';
import { standingOf } from '../../backend/src/alex/standing';
import { toCandidates } from '../../backend/src/candidates/match-book';
import { analyticsOf } from '../claims/heard-words';
import { daterOf, TODAY, type Dater, type DaterName } from './daters';

const NO_ONE: ReadonlySet<string> = new Set();
const REMEMBERED_MESSAGES = 12;

export interface Exchange {
  readonly dater: DaterName;
  readonly question: string;
  readonly answer: string;
}

/** The questions, each dater's in the order of one conversation, and what the built-in coach answers to them. */
export function transcript(file: string): Exchange[] {
  const histories = new Map<DaterName, Turn[]>();
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', question = ''] = line.split('\t');
      const dater = name as DaterName;
      const history = histories.get(dater) ?? [];
      const { response, references } = answered(daterOf(dater), question, history);
      const turn = (role: Turn['role'], message: string): Turn => ({
        role,
        message,
        references: role === 'alex' ? references : [],
      });
      histories.set(
        dater,
        [...history, turn('user', question), turn('alex', response)].slice(-REMEMBERED_MESSAGES),
      );
      return { dater, question, answer: response };
    });
}

function answered(dater: Dater, question: string, history: readonly Turn[]) {
  const danger = disclosureIn(question);
  if (danger) return toAnswer([safetyAnswer(danger, null, [])], 'safety');
  const facts = factsOf(dater);
  const { understanding, isRepeated } = meaningOf(question, history, facts);
  const plan = matchToPlanFor(understanding, facts);
  return toAnswer(
    answerBuiltIn({
      ...understanding,
      facts,
      ideas: plan && standardToShow(plan) ? ['Pub quiz', 'Cooking class', 'Market walk'] : [],
      notes: notesOf(
        dater,
        facts,
        understanding.matches.map(({ id }) => id),
      ),
      today: TODAY,
      isRepeated,
    }),
    'built-in',
  );
}

export function factsOf({ account, matches }: Dater): CoachFacts {
  const candidates = toCandidates({ standards: account.standards, matches });
  return factsFrom(account, candidates, analyticsOf({ account, matches, today: TODAY }), {
    standing: standingOf(account, matches, NO_ONE),
    heldBack: NO_ONE,
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
