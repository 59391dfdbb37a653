import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import {
  datesOf,
  mustHaveSentence,
  nameOf,
  ofMatch,
  ofStandards,
  percentOf,
  plannedSentence,
} from '../../coach-figures';
import { questionsToAsk } from '../dating/questions-to-ask';
import { noDateWith, showing, toFindOut } from './date-plan';
import { noneRanked } from './ranking';

const YOURS = `Whether you two meet again is for you to decide; this is only where a date would tell you the most.`;

/** Where the user stands, in one sentence, and what to do next or what is missing. */
export function whatNext(facts: CoachFacts, ideas: readonly string[]): Piece[] {
  const compared = facts.matches
    .filter(({ firstOf100 }) => firstOf100 !== null)
    .sort((a, b) => (b.firstOf100 ?? 0) - (a.firstOf100 ?? 0));
  const { state, settled, next } = facts.standing;
  if (facts.standards.length < CRITERIA_LIMITS.selectedMin) return tooFewStandards(facts);
  const [best, second] = compared;
  if (state === 'few' || !best) return missingStep(facts, best);
  // Who comes first is praise that no one is given whose notes or messages called for help.
  const standing = best.isHeldBack ? null : stateOf(facts, best, second);
  if (settled && standing)
    return paragraphs(
      standing,
      say`One more date would hardly change that. From here on, it's for your heart and your head to decide.`,
    );
  if (!next) return paragraphs(standing, say`There's no date I'd suggest right now. Take your time.`);
  return paragraphs(
    standing,
    mustHaveSentence(next),
    say`${toFindOut(next)} ${showing(next, ideas)} ${YOURS}`,
    plannedSentence(facts, next),
  );
}

function tooFewStandards({ standards }: CoachFacts): Piece[] {
  const range = ofStandards(`${CRITERIA_LIMITS.selectedMin} to ${CRITERIA_LIMITS.selectedMax}`);
  return standards.length === 0
    ? say`You have no standards yet, so that's the next step: choose ${range}, what you'll still care about in two years. Then add someone and score a date.`
    : say`You have ${ofStandards(String(standards.length))} of the ${range} standards it takes. Choose the others next, then score a date.`;
}

/** One sentence on how sure the order is; `best` comes first in the most readings. */
function stateOf(facts: CoachFacts, best: MatchFact, second: MatchFact | undefined): Piece[] {
  const share = ofMatch(best, `${best.firstOf100 ?? 0} of 100`);
  const first = say`first in ${share} readings of your dates`;
  const { state } = facts.standing;
  if (state === 'clear' || state === 'likely') {
    const sure = state === 'clear' ? 'clearly' : 'probably';
    return say`${nameOf(best)} is ${sure} your best fit so far, ${first}.${inSpiteOf(facts, best)}`;
  }
  const rival = second ? nameOf(second) : 'someone else';
  return say`It's still open: ${nameOf(best)} comes ${first}, but ${rival} could easily pass.${inSpiteOf(facts, best)}`;
}

/** Why someone with a lower percentage comes first more often. */
function inSpiteOf({ ranked }: CoachFacts, best: MatchFact): Piece[] {
  const top = ranked.find(({ firstOf100 }) => firstOf100 !== null);
  if (!top?.fit || top.id === best.id) return [];
  const higher = say` ${nameOf(top)} has the higher percentage (${percentOf(top, top.fit)})`;
  return top.dates.length < best.dates.length
    ? say`${higher}, but after ${datesOf(top)} that's less sure than what ${datesOf(best)} with ${nameOf(best)} have shown.`
    : say`${higher}, but the dates leave more doubt about it.`;
}

const NAMED = 3;

/** Fewer than two people to compare: the one step that comes first. */
function missingStep(facts: CoachFacts, only: MatchFact | undefined): Piece[] {
  const active = facts.matches.filter(({ archived }) => !archived);
  if (active.length === 0 && facts.matches.length > 0)
    return say`Everyone you added is archived, so there's nothing to decide. When you meet someone new, add them and score a date, and this is where it starts.`;
  const isAllSetBack = active.length > 0 && active.length === facts.setBack.length;
  if (active.length === 0 || isAllSetBack) return noneRanked(facts);
  const open = active.filter(
    ({ firstOf100, vetoed, isHeldBack }) => firstOf100 === null && vetoed.length === 0 && !isHeldBack,
  );
  return paragraphs(
    only
      ? say`${nameOf(only)} is the only one to compare so far. It takes two to see who fits your standards best.`
      : say`There's no one to compare yet. It takes two people with a scored date to see who fits your standards best.`,
    open.length > 0 ? scoreOneOf(open) : addSomeone(),
  );
}

function scoreOneOf(open: readonly MatchFact[]): Piece[] {
  const barelyRated = open.filter(({ dates }) => dates.length > 0);
  const [person] = barelyRated;
  if (person && barelyRated.length === open.length)
    return say`The dates with ${listed(barelyRated.slice(0, NAMED).map(nameOf))} rate less than half of what matters to you. Next: rate what you saw of the missing standards, on those dates or on a new one.`;
  const undated = open.filter(({ dates }) => dates.length === 0);
  return say`Next: if you've met ${listed(undated.slice(0, NAMED).map(nameOf))}, score that date while it's fresh. If you haven't, there's no hurry.`;
}

function addSomeone(): Piece[] {
  return say`Next: add someone else you're getting to know, and score a date with them when there is one.`;
}

/** What to watch for with someone, and questions that show it. */
export function whatToFindOut(asked: Asked): Piece[] {
  const { facts, matches, ideas } = asked;
  const match = matches[0] ?? facts.standing.next ?? undefined;
  if (!match) return whatNext(facts, ideas);
  if (match.isHeldBack) return noDateWith(match);
  return paragraphs(
    say`${toFindOut(match)} ${showing(match, ideas)}`,
    questionsToAsk({ ...asked, matches: [match] }),
  );
}
