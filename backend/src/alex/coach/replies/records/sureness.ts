import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { heartAndHead } from '#scoring/compatibility';
import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact, MeanFact } from '../../../facts';
import type { Asked } from '../../asked';
import {
  datesOf,
  ratedDatesOf,
  heartSentence,
  mustHaveSentence,
  nameOf,
  ofMatch,
  ofStandards,
  percentOf,
  ratingOf,
  standing,
  starsOf,
} from '../../coach-figures';
import { nothingScored, whichMatch } from '../talk/which-match';
import { caveat, isEarly, meaning } from './match-report';

const NAMED = 3;

/** Which ratings make the percentage what it is. */
export function whyScore(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const match = matches[0] ?? facts.ranked[0];
  if (!match) return meaning(facts);
  const { fit, means } = match;
  if (!fit) return nothingScored(match, facts);
  // What each rating adds or takes, by its stars, from where the percentage lies.
  const pull = (mean: number, stars: number) => (mean * 10 - fit.percent) * stars;
  const byPull = [...means].sort((a, b) => pull(b.mean, b.stars) - pull(a.mean, a.stars));
  const up = byPull.filter(({ mean, stars }) => pull(mean, stars) > 0).slice(0, NAMED);
  const down = byPull
    .filter(({ mean, stars }) => pull(mean, stars) < 0)
    .reverse()
    .slice(0, NAMED);
  const line = (list: typeof means) =>
    listed(list.map((mean) => say`${mean.question} (${ratingOf(match, mean)}, ${starsOf(mean)})`));
  const unseen = match.unseen.filter(({ id }) => asked.standards.some((standard) => standard.id === id));
  return paragraphs(
    unseen.length > 0
      ? say`${listed(unseen.map(({ question }) => question))} costs ${nameOf(match)} nothing: you haven't seen it yet, so it isn't counted.`
      : null,
    isLowAsked(asked.message) && down[0]
      ? say`What costs ${nameOf(match)} most is ${down[0].question}: ${ratingOf(match, down[0])}, and you gave it ${starsOf(down[0])}. ${standing(match, fit)}.`
      : say`${standing(match, fit)}. It's the average of your own ratings, and each counts as much as its stars.`,
    joined(
      [
        up.length > 0 ? say`What pulls it up: ${line(up)}.` : [],
        down.length > 0 ? say`What pulls it down: ${line(down)}.` : [],
      ].filter(({ length }) => length > 0),
      ' ',
    ),
    mustHaveSentence(match),
    match.unseen.length > 0
      ? say`Not in it yet: ${listed(match.unseen.slice(0, NAMED).map(({ question }) => question))}, because you haven't seen it on a date.`
      : null,
  );
}

function isLowAsked(message: string): boolean {
  return /\b(?:low\w*|bad|drop\w*|not higher|so little|down)\b/i.test(message);
}

/** How far the percentage may still be off, and what would make it surer. */
export function howSure(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const match = matches[0] ?? facts.ranked[0];
  if (!match) return meaning(facts);
  const { fit } = match;
  if (!fit) return paragraphs(nothingScored(match, facts), meaning(facts));
  const { likely } = fit;
  if (likely && asked.wishes.includes('shorter'))
    return say`Simply put: a few dates can't pin down one number, so I show how far off it may be. For ${nameOf(match)} that's anywhere from ${ofMatch(match, `${likely.low}%`)} to ${ofMatch(match, `${likely.high}%`)}, and every date you score makes it narrower.`;
  if (likely && /\brange\b/i.test(asked.message))
    return paragraphs(
      say`Because a few dates can't pin down one number: the range is where the true fit lies in nine of ten cases, judging by your ratings so far. Few dates, or ratings that differ a lot, make it wide; each date narrows it.`,
      say`For example, ${nameOf(match)} is at ${percentOf(match, fit)} after ${datesOf(match)}, and the range goes from ${ofMatch(match, `${likely.low}%`)} to ${ofMatch(match, `${likely.high}%`)}.`,
    );
  return paragraphs(
    say`${standing(match, fit)}.${isEarly(match) ? say` ${caveat(match, fit)}` : ''}`,
    fit.likely
      ? say`The range means: with your dates so far, the true fit lies between ${ofMatch(match, `${fit.likely.low}%`)} and ${ofMatch(match, `${fit.likely.high}%`)} in nine of ten cases. Each date narrows it a little, more so while there are few.`
      : null,
    match.firstOf100 !== null && facts.standing.state !== 'few'
      ? say`As for the order: ${nameOf(match)} comes first in ${ofMatch(match, `${match.firstOf100} of 100`)} readings of your dates.`
      : null,
  );
}

/** Chemistry and enjoyment next to the standards, for one match or the most clearly divided. */
export function heartOrHead(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const [match] = matches;
  if (match) return match.fit ? heartOf(match) : nothingScored(match, facts);
  const scored = facts.ranked.filter(({ isHeldBack }) => !isHeldBack);
  if (scored.length === 0) return nothingScored(undefined, facts);
  const divided = [...scored]
    .filter(({ fit }) => fit && heartAndHead(fit.gap) !== 'agree')
    .sort((a, b) => Math.abs(b.fit?.gap ?? 0) - Math.abs(a.fit?.gap ?? 0));
  const [widest] = divided;
  if (!widest?.fit)
    return say`They agree: for everyone you've scored, chemistry and enjoyment lie close to what your standards say.`;
  return paragraphs(
    say`The widest gap is with ${nameOf(widest)}. ${heartSentence(widest, widest.fit)}`,
    say`Neither is the right one by itself. Your heart tells you how it feels to be with someone; your standards tell you what you wanted before you knew them. Where they part, find out what the difference is about.`,
  );
}

function heartOf(match: MatchFact): Piece[] {
  const { fit } = match;
  if (!fit) return [];
  const advice = {
    agree: say`With both saying the same, there's less to argue with yourself about; what's left is how sure the dates are.`,
    'heart-ahead': say`That's a reason to enjoy it, and to look twice at where the standards lose points, because a strong pull makes us rate the rest kindly.`,
    'head-ahead': say`A spark can come later, but it doesn't have to. Try a date with something to do together, and trust what you feel then.`,
  }[heartAndHead(fit.gap)];
  return paragraphs(
    say`${nameOf(match)} is at ${percentOf(match, fit)} by your standards after ${datesOf(match)}. ${heartSentence(match, fit)}`,
    match.vetoed.length > 0 ? mustHaveSentence(match) : advice,
  );
}

/** The standards that no date with the match has shown. */
export function notSeenYet(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const match = matches[0] ?? facts.standing.next ?? undefined;
  if (!match) return whichMatch(asked, 'not-seen-yet');
  if (match.dates.length === 0) return nothingScored(match, facts);
  if (match.unseen.length === 0)
    return say`You've rated ${nameOf(match)} on every one of your ${ofStandards(String(facts.standards.length))} standards. ${match.toSee && !match.isHeldBack ? say`The least certain is ${match.toSee.question}.` : ''}`;
  return paragraphs(
    say`With ${nameOf(match)} you haven't seen ${listed(match.unseen.map((standard) => say`${standard.question} (${starsOf(standard)})`))} yet.`,
    say`That isn't good or bad; it's not known. Until it is, the percentage rests on the rest, and its range stays wider.`,
  );
}

/** Who is below a must-have, who may be, and who meets them. */
export function mustHaves(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const limits = facts.standards.filter(({ mustHave }) => mustHave !== null);
  if (limits.length === 0)
    return say`You have no must-haves. Where you choose your standards, you can mark up to ${ofStandards(String(CRITERIA_LIMITS.mustHavesMax))} as one, each with the rating you ask for. Anyone clearly below it comes after everyone else, whatever their percentage.`;
  const asking = say`You ask for ${listed(limits.map(({ question, mustHave }) => say`${question} (at least ${ofStandards(`${mustHave} of 10`)})`))}.`;
  const [match] = matches;
  if (match) {
    const sentence = mustHaveSentence(match);
    const open = match.unseen.filter(({ mustHave }) => mustHave !== null).map(({ question }) => question);
    const meets =
      open.length > 0
        ? say`You haven't seen ${listed(open)} in ${nameOf(match)} yet, so that's still open. It's worth finding out before anything else.`
        : say`By your ratings so far, ${nameOf(match)} meets what you ask for.`;
    return paragraphs(asking, sentence.length > 0 ? sentence : meets);
  }
  const concerned = facts.matches.filter(
    ({ archived, vetoed, atRisk }) => !archived && (vetoed.length > 0 || atRisk.length > 0),
  );
  return paragraphs(
    asking,
    concerned.length > 0
      ? joined(concerned.slice(0, NAMED).map(mustHaveSentence), ' ')
      : say`No active match is below them.`,
  );
}

function oneRating(match: MatchFact, mean: MeanFact): Piece[] {
  const isBelow = match.vetoed.some(({ id }) => id === mean.id);
  return say`You rated ${nameOf(match)} ${ratingOf(match, mean)} on ${mean.question}, averaged over ${ratedDatesOf(match, mean)}. It has ${starsOf(mean)} with you${mean.mustHave === null ? '' : say`, and as a must-have you ask for ${ofStandards(String(mean.mustHave))}${isBelow ? say`, so ${nameOf(match)} is below it` : ''}`}.`;
}

/** The ratings themselves: of the standards in question, or of all of them, the best first. */
export function myRatings(asked: Asked): Piece[] {
  const { facts, matches, standards } = asked;
  const match = matches[0];
  if (!match) return whichMatch(asked, 'my-ratings');
  const ids = new Set(standards.map(({ id }) => id));
  const shown = ids.size > 0 ? match.means.filter(({ id }) => ids.has(id)) : match.means;
  if (shown.length === 0)
    return standards.length > 0 && match.dates.length > 0
      ? say`You haven't rated ${nameOf(match)} on ${listed(standards.map(({ question }) => question))} yet.`
      : nothingScored(match, facts);
  const [only, another] = shown;
  if (only && !another) return oneRating(match, only);
  const lines = shown.map((mean) => say`• ${mean.question}: ${ratingOf(match, mean)} (${starsOf(mean)})`);
  return paragraphs(
    joined(
      [say`Your ratings of ${nameOf(match)}, each averaged over the dates you rated it on:`, ...lines],
      '\n',
    ),
    mustHaveSentence(match),
    ids.size === 0 && match.unseen.length > 0
      ? say`Not seen yet: ${listed(match.unseen.map(({ question }) => question))}.`
      : null,
  );
}
