import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { Decision, DecisionPlace } from '#contract/dating/decision';
import { ratingMeans } from '../../../lib/rating-means';

/** A share of the readings in words: never 0 or 100, because nothing is that sure. */
export function sharesOf(first: number): string {
  const count = Math.round(first * 100);
  if (count < 1) return 'fewer than 1 of 100';
  return count > 99 ? 'more than 99 of 100' : `${count} of 100`;
}

/** "comes first in 78 of 100 readings of your dates"; null for those who aren't compared. */
export function shareWords(
  { first, vetoed }: DecisionPlace,
  { state }: Pick<Decision, 'state'>,
): string | null {
  if (state === 'few' || vetoed.length > 0) return null;
  return `comes first in ${sharesOf(first)} readings of your dates`;
}

/** Everyone that the readings compare: not below a must-have, and with dates that say enough. */
function comparedIn({ order }: Decision): DecisionPlace[] {
  return order.filter(({ vetoed }) => vetoed.length === 0);
}

/** One sentence on how sure the order is, with two people or more. */
export function stateSentence(decision: Decision): string {
  const [best, second] = [...comparedIn(decision)].sort((a, b) => b.first - a.first);
  const name = best?.name ?? '';
  const share = sharesOf(best?.first ?? 0);
  switch (decision.state) {
    case 'few':
      return fewSentence(decision);
    case 'open':
      return `Still open: ${name} is ahead for now, but ${second?.name ?? 'someone else'} could easily pass.`;
    case 'likely':
      return `${name} is probably your best fit so far, first in ${share} readings of your dates.`;
    case 'clear':
      return decision.settled
        ? `${name} is clearly your best fit so far, and one more date would hardly change that.`
        : `${name} is clearly your best fit so far, first in ${share} readings of your dates.`;
  }
}

function fewSentence(decision: Decision): string {
  const [only, ...others] = comparedIn(decision);
  if (!only) {
    return decision.order.length > 0
      ? "Everyone you've scored is below one of your must-haves."
      : 'Two people with a scored date, and you can see who fits your standards best.';
  }
  if (others.length > 0) return 'It takes a little more to compare the people you know.';
  return `${only.name} is the only one to compare so far. It takes two to see who fits your standards best.`;
}

/** "Below your must-have Honesty (4 of 10)" and what else to know about a place in the order. */
export function placeNotes(
  place: DecisionPlace,
  criteria: readonly Criterion[],
  candidate: Candidate | undefined,
): string[] {
  const nameOf = (id: string) => criteria.find((one) => one.id === id)?.question ?? '';
  const means = ratingMeans(candidate?.evaluations ?? []);
  const ratingOf = (id: string) => (means[id] === undefined ? '' : ` (${ratingText(means[id])} of 10)`);
  return [
    ...place.vetoed.map((id) => `Below your must-have ${nameOf(id)}${ratingOf(id)}`),
    ...place.atRisk.map((id) => `May be below your must-have ${nameOf(id)}`),
    ...(place.unseen.length > 0 ? [`Not seen yet: ${listed(place.unseen.map(nameOf))}`] : []),
  ];
}

/** One decimal at most. */
export function ratingText(rating: number): string {
  return String(Math.round(rating * 10) / 10);
}

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
