import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact, StandardFact } from '../../../facts';
import { mustHaveSentence, nameOf } from '../../coach-figures';

/** What to do on a date, and what it could show. Below a must-have, that is the must-have. */
export function datePlan(match: MatchFact | undefined, facts: CoachFacts, ideas: readonly string[]): Piece[] {
  const tab = say`The Date Ideas tab has more for your city, ranked by what you like.`;
  if (!match) {
    const { next } = facts.standing;
    return paragraphs(
      say`The Date Ideas tab has ideas for your city, ranked by what you like. Pick a setting that shows what you still want to find out: a walk or a museum for talking, cooking or a game to see how you work together, an evening with friends to see how they treat others.`,
      next && say`${toFindOut(next)} ${showing(next, ideas)}`,
    );
  }
  if (match.isHeldBack)
    return say`I have no date with ${nameOf(match)} to suggest. You don't owe anyone another one, and if meeting someone feels unsafe, that comes before any plan: findahelpline.com lists people who listen for free.`;
  return paragraphs(
    mustHaveSentence(match),
    match.archived
      ? say`${nameOf(match)} is archived, so this is only if you two meet again after all.`
      : null,
    say`${toFindOut(match)} ${showing(match, ideas)}`,
    tab,
  );
}

/** The standard that a date with this match should show; the one that ideas are chosen by. */
export function standardToShow(match: MatchFact): StandardFact | null {
  return match.vetoed[0] ?? match.toSee;
}

/** "You haven't seen Sam's side of Humor yet", or what else one more date would tell most about. */
export function toFindOut(match: MatchFact): Piece[] {
  const standard = standardToShow(match);
  if (!standard) return say`Choose your standards first, so that there is something to find out.`;
  const { question } = standard;
  if (match.vetoed.length > 0)
    return say`If you still want to meet ${nameOf(match)}, ${question} is what to look at.`;
  if (match.dates.length === 0)
    return say`You haven't scored a date with ${nameOf(match)} yet, so everything is still to find out; ${question} is one of the standards that count most for you.`;
  if (match.unseen.some(({ id }) => id === standard.id))
    return say`With ${nameOf(match)}, the thing to find out is ${question}: you haven't seen it yet.`;
  return say`With ${nameOf(match)}, the thing to find out is ${question}: one more rating of it could change the percentage most.`;
}

/** The ideas by name, or what kind of setting to choose when none is known to show it. */
export function showing(match: MatchFact, ideas: readonly string[]): Piece[] {
  const standard = standardToShow(match);
  if (!standard) return [];
  return ideas.length > 0
    ? say`Ideas that tend to show it: ${listed(ideas.map((name) => `“${name}”`))}.`
    : say`Choose a setting where it can show, and rate what you saw.`;
}
