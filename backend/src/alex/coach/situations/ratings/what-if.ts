import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact, StandardFact } from '../../../facts';
import type { Asked } from '../../asked';
import { nameOf, ofMatch, ofStandards, percentOf, starsOf } from '../../coach-figures';
import { tenth } from '../../replies/records/comparison';

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five'];

/** What other stars would do to the order. */
export function otherStars({ facts, standards: [standard], message }: Asked): Piece[] {
  const wished = message.replace(/\b(?:instead of|rather than|from) \w+/i, '');
  const spelled = NUMBER_WORDS.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(wished)) + 1;
  const asked = Number(/\b([1-5])\b/.exec(wished)?.[1] ?? spelled);
  const stars = asked > 0 ? asked : nextStars(standard, wished);
  const scored = facts.ranked.filter(({ means }) => means.length > 0);
  const changed = scored.map((match) => ({
    match,
    percent: percentWith(match, standard?.id ?? '', stars),
    asIs: percentWith(match, '', 0),
  }));
  const isExact = changed.every(({ match, asIs }) => asIs === match.fit?.percent);
  if (!standard || stars < 1 || scored.length === 0 || !isExact)
    return say`Yes, it can: the percentages are recomputed with the new stars at once, from the ratings you already gave, and you can set them back any time. To see it before you save anything, compare two people in Matches & Standards and move the sliders under “What if”.`;
  const before = scored.map(({ id }) => id).join();
  const after = [...changed].sort((a, b) => b.percent - a.percent);
  const isSame = after.map(({ match }) => match.id).join() === before;
  const list = listed(
    after.map(
      ({ match, percent }) =>
        say`${nameOf(match)} ${ofMatch(match, `${percent}%`)} (now ${match.fit ? percentOf(match, match.fit) : ''})`,
    ),
  );
  return paragraphs(
    say`${isSame ? 'No, the order would stay the same' : 'Yes, the order would change'}. With ${ofStandards(`${stars} ${stars === 1 ? 'star' : 'stars'}`)} for ${standard.question} instead of ${starsOf(standard)}: ${list}.`,
    facts.setBack.length > 0
      ? say`${listed(facts.setBack.map(nameOf))} would still come last, because a must-have doesn't depend on stars.`
      : null,
    say`Choose stars by what you'd miss, not by whom they help.`,
  );
}

/** "If honesty mattered less": two stars fewer, or more, within what there is. */
function nextStars(standard: StandardFact | undefined, wished: string): number {
  if (!standard) return 0;
  if (/\bless|lower|fewer\b/i.test(wished)) return Math.max(1, standard.stars - 2);
  return /\bmore|higher\b/i.test(wished) ? Math.min(NUMBER_WORDS.length, standard.stars + 2) : 0;
}

/** Whole percent with `stars` for one standard, from the mean ratings. */
export function percentWith({ means }: MatchFact, standardId: string, stars: number): number {
  const weight = (mean: (typeof means)[number]) => (mean.id === standardId ? stars : mean.stars);
  const total = means.reduce((sum, mean) => sum + weight(mean), 0);
  return total === 0
    ? 0
    : Math.round((means.reduce((sum, mean) => sum + weight(mean) * mean.mean, 0) / total) * 10);
}

/** Whom a higher limit would set back. */
function higherLimit(standard: StandardFact, limit: number, scored: readonly MatchFact[]): Piece[] {
  const meansOf = scored.flatMap((match) => {
    const mean = match.means.find(({ id }) => id === standard.id);
    return mean ? [{ match, mean }] : [];
  });
  const below = meansOf.filter(({ mean }) => mean.mean < limit);
  const unseen = scored.filter((match) => match.unseen.some(({ id }) => id === standard.id));
  const now = standard.mustHave === null ? '' : say` instead of ${ofStandards(String(standard.mustHave))}`;
  return paragraphs(
    below.length > 0
      ? say`With a limit of ${ofStandards(String(limit))} for ${standard.question}${now}, these would be below it and come after everyone else: ${listed(below.map(({ match, mean }) => say`${nameOf(match)} (${ofMatch(match, `${tenth(mean.mean)} of 10`)})`))}.`
      : say`With a limit of ${ofStandards(String(limit))} for ${standard.question}${now}, no one you've rated would be below it.`,
    unseen.length > 0
      ? say`${listed(unseen.map(nameOf))} couldn't be, because no date has shown it yet.`
      : null,
    say`No percentage moves, and no one is removed: a must-have only decides who comes last. Set it where you'd honestly stop.`,
  );
}

/** What another limit, or none, would do to whom it sets back. */
export function otherLimit(asked: Asked): Piece[] {
  const { facts, message, standards } = asked;
  const limits = facts.standards.filter(({ mustHave }) => mustHave !== null);
  const standard = standards.find(({ mustHave }) => mustHave !== null) ?? limits[0];
  if (!standard)
    return say`You have no must-have at the moment, so nothing would change. If you set one, anyone clearly below it comes after everyone else, and no percentage moves.`;
  const limit = Number(/\b(10|[1-9])\b/.exec(message.replace(/\bfrom an? \d+|\bfrom \d+/i, ''))?.[1] ?? 0);
  const scored = facts.matches
    .filter(({ archived, fit }) => !archived && fit !== null)
    .sort((a, b) => (b.fit?.percent ?? 0) - (a.fit?.percent ?? 0));
  const below = scored.filter(({ vetoed }) => vetoed.some(({ id }) => id === standard.id));
  const affected = below.map((match) => ({ match, mean: match.means.find(({ id }) => id === standard.id) }));
  const [named = standard] = standards;
  if (limit > (named.mustHave ?? 0)) return higherLimit(named, limit, scored);
  if (limit > 0 && /\blower|to an? \d|at \d|to \d/i.test(message)) {
    const still = affected.filter(({ mean }) => (mean?.mean ?? 0) < limit);
    return paragraphs(
      still.length > 0
        ? say`No, it would hardly help: ${listed(still.map(({ match, mean }) => say`${nameOf(match)} is at ${mean ? ofMatch(match, `${tenth(mean.mean)} of 10`) : ''}`))} on ${standard.question}, so still below a limit of ${ofStandards(String(limit))}.`
        : say`With a limit of ${ofStandards(String(limit))}, no one would be below ${standard.question}.`,
      say`The percentages wouldn't move at all, only who comes last. Lower a limit because you'd honestly live with less, not to let one person through.`,
    );
  }
  const order = listed(
    scored.map((match) => say`${nameOf(match)} (${match.fit ? percentOf(match, match.fit) : ''})`),
  );
  const [first, second] = asked.matches;
  const ahead =
    first?.fit && second?.fit
      ? say`${first.fit.percent > second.fit.percent ? 'Yes' : 'No'}: ${nameOf(first)} has ${percentOf(first, first.fit)} and ${nameOf(second)} ${percentOf(second, second.fit)}. `
      : '';
  return paragraphs(
    say`${ahead}Without ${standard.question} as a must-have, the order would simply follow the percentages: ${order}.`,
    say`No percentage changes by it; a must-have only decides who comes last${below.length > 0 ? say`, at the moment ${listed(below.map(nameOf))}` : ''}.`,
  );
}
