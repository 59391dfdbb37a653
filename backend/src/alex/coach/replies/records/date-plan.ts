import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact, StandardFact } from '../../../facts';
import type { Asked } from '../../asked';
import { mustHaveSentence, nameOf, plannedSentence } from '../../coach-figures';
import { ideaWishIn, isOpenWish, wishWords } from '../../idea-wish';
import { HELP_DIRECTORY } from '../messages/help-directory';

/** What to do on a date, and what it could show. Below a must-have, that is the must-have. */
export function datePlan(asked: Asked): Piece[] {
  const { matches, ideas, isRepeated, message, history } = asked;
  const [match] = matches;
  if (match?.isHeldBack) return noDateWith(match);
  const wish = ideaWishIn(message, history);
  const isOpen = isOpenWish(wish) && !isRepeated;
  const words = wishWords(wish);
  const named = joined(
    ideas.map((name) => say`“${name}”`),
    ideas.length === 2 ? ' or ' : ', ',
  );
  const whom = match ? say` for you and ${nameOf(match)}` : '';
  const also = isRepeated ? 'Then how about something else' : 'Here is what I would look at';
  const first =
    ideas.length > 0
      ? say`${also}${whom}${words === '' ? '' : `, ${words}`}: ${named}.`
      : say`I have no ${isRepeated ? 'other ' : ''}idea left that is ${words === '' ? 'different' : words}, so let's start from what you both like: pick a place where you can talk and walk away easily, and add one small thing to do there.`;
  if (!match)
    return paragraphs(
      first,
      asked.facts.standing.next && isOpen ? toFindOut(asked.facts.standing.next) : null,
      isRepeated
        ? say`Tell me what's wrong with them, too far, too dear, too active, and I'll look again.`
        : say`A setting shows things: a walk or a museum is for talking, cooking or a game for how you work together. The Date Ideas tab has more for your city, ranked by what you like.`,
    );
  return paragraphs(
    mustHaveSentence(match),
    plannedSentence(asked.facts, match),
    match.archived
      ? say`${nameOf(match)} is archived, so this is only if you two meet again after all.`
      : null,
    isOpen ? say`${toFindOut(match)} ${showing(match, ideas)}` : first,
    isRepeated
      ? null
      : say`${isOpen ? '' : say`${toFindOut(match)} `}${wish.isFirstDate || match.dates.length === 0 ? 'Keep it to an hour or so; you can always stay longer. ' : ''}The Date Ideas tab has more for your city.`,
  );
}

/** For someone whose notes or messages called for help. */
export function noDateWith(match: MatchFact): Piece[] {
  return say`I have no date with ${nameOf(match)} to suggest. You don't owe anyone another one, and if meeting someone feels unsafe, that comes before any plan: ${HELP_DIRECTORY}`;
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
