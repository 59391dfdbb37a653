import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { Decision, DecisionPlace } from '#contract/dating/insights/decision';
import { mustHaveWords } from '../../../lib/rating-means';
import { datesInWords } from '../../../ui/dials/fit-texts';

/** A share of the readings in words: never 0 or 100, because nothing is that sure. */
export function sharesOf(first: number): string {
  const count = Math.round(first * 100);
  if (count < 1) return 'fewer than 1 of 100';
  return count > 99 ? 'more than 99 of 100' : `${count} of 100`;
}

/** A likely range takes a date that rates at least half of the stars. */
function hasLikelyRange(candidate: Candidate | undefined): boolean {
  return (candidate?.compatibility?.likely ?? null) !== null;
}

/** Whether the readings compare this one: not below a must-have, and with enough rated. */
function isCompared({ first, vetoed }: DecisionPlace, candidate: Candidate | undefined): boolean {
  return vetoed.length === 0 && (first > 0 || hasLikelyRange(candidate));
}

/** "comes first in 78 of 100 readings of your dates"; null for those who aren't compared. */
export function shareWords(
  place: DecisionPlace,
  { state }: Pick<Decision, 'state'>,
  candidate: Candidate | undefined,
): string | null {
  if (state === 'few' || !isCompared(place, candidate)) return null;
  return `comes first in ${sharesOf(place.first)} readings of your dates`;
}

/** Everyone that the readings compare, in the decision's order. */
export function comparedIn({ order }: Decision, candidates: readonly Candidate[]): DecisionPlace[] {
  const candidateOf = (id: string) => candidates.find((one) => one.id === id);
  return order.filter((place) => isCompared(place, candidateOf(place.candidateId)));
}

/** Nothing is suggested with someone it has ended with, or about whom something is a reason for concern. */
export function maySuggestDate({ stage, heldBack }: Candidate): boolean {
  return stage !== 'ended' && !heldBack;
}

/** Active, not below a must-have, and with too little rated to be compared: those with a percentage first, in their order. */
export function notYetCompared({ order }: Decision, candidates: readonly Candidate[]): Candidate[] {
  const places = order.map(({ candidateId }) => candidateId);
  const placeOf = ({ id }: Candidate) => (places.includes(id) ? places.indexOf(id) : places.length);
  return candidates
    .filter((one) => !one.archived && one.vetoed.length === 0 && !hasLikelyRange(one) && maySuggestDate(one))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** How sure the order is, or what it takes to compare people. */
export function stateSentence(decision: Decision, candidates: readonly Candidate[]): string {
  const { state, settled } = decision;
  const compared = comparedIn(decision, candidates);
  if (state === 'few') return fewSentence(decision, compared);
  const [highest] = compared;
  const [best, second] = [...compared].sort((a, b) => b.first - a.first);
  if (!highest || !best) return '';
  if (best !== highest) {
    const start = state === 'open' ? 'Still open: ' : '';
    const facts = { highest, best, isOneOfTwo: compared.length === 2 };
    return start + splitSentences(facts, BETTER_FIT[state], candidates);
  }
  const { name } = best;
  const share = sharesOf(best.first);
  switch (state) {
    case 'open':
      return `Still open: ${name} is ahead for now, but ${second?.name ?? 'someone else'} could easily pass.`;
    case 'likely':
      return `${name} is probably your best fit so far, first in ${share} readings of your dates.`;
    case 'clear':
      return settled
        ? `${name} is clearly your best fit so far, and one more date would hardly change that.`
        : `${name} is clearly your best fit so far, first in ${share} readings of your dates.`;
  }
}

const BETTER_FIT = {
  open: 'is more likely the better fit',
  likely: 'is probably the better fit',
  clear: 'is clearly the better fit',
} as const;

interface Split {
  highest: DecisionPlace;
  best: DecisionPlace;
  isOneOfTwo: boolean;
}

/** For a list that the person who comes first in the most readings doesn't lead. */
function splitSentences(
  { highest, best, isOneOfTwo }: Split,
  isBetter: string,
  candidates: readonly Candidate[],
): string {
  const [high, low] = [highest.name, best.name];
  const datesWith = ({ candidateId }: DecisionPlace) =>
    candidates.find(({ id }) => id === candidateId)?.dateCount ?? 0;
  const isLevel = highest.compatibilityScore === best.compatibilityScore;
  const lead = isLevel
    ? `${high} and ${low} are both at ${best.compatibilityScore}%`
    : `${high} has the ${isOneOfTwo ? 'higher' : 'highest'} percentage`;
  const but = isLevel ? `but ${high}` : 'but';
  if (datesWith(highest) < datesWith(best)) {
    const [few, more] = [datesWith(highest), datesWith(best)].map(datesInWords);
    return `${lead}, ${but} after ${few}. ${low}, with ${more}, ${isBetter}.`;
  }
  if (highest.unseen.length > best.unseen.length)
    return `${lead}, ${but} with more of your standards not seen yet. ${low} ${isBetter}.`;
  return `${lead}, but ${low} ${isBetter}.`;
}

function fewSentence({ order }: Decision, compared: readonly DecisionPlace[]): string {
  const [only] = compared;
  if (only)
    return `${only.name} is the only one to compare so far. It takes two to see who fits your standards best.`;
  if (order.length === 0)
    return 'Two people with a scored date, and you can see who fits your standards best.';
  return order.every(({ vetoed }) => vetoed.length > 0)
    ? "Everyone you've scored is below one of your must-haves."
    : 'Not enough is rated yet to compare anyone.';
}

/** What a date with someone who can't be compared yet has to rate, and what for. It never says that there should be one. */
export function missingDateWords({ name, dateCount }: Candidate, compared: string | undefined): string {
  const gain = compared
    ? `, and you can compare ${name} with ${compared}.`
    : '. It takes two people with a date like that to compare them.';
  if (dateCount === 0)
    return `Score a date with ${name} once you've had one. Rate what you saw, at least half of your stars' worth${gain}`;
  const past = dateCount === 1 ? 'The date' : 'Each date';
  return `${past} you scored with ${name} rates less than half of your stars. If you two meet again, rate standards worth at least half of them${gain}`;
}

/** "Below your must-have Honesty (4 of 10)" and what else to know about a place in the order. */
export function placeNotes(
  place: DecisionPlace,
  criteria: readonly Criterion[],
  candidate: Candidate | undefined,
): string[] {
  const nameOf = (id: string) => criteria.find((one) => one.id === id)?.question ?? '';
  const { vetoed, atRisk, unseen } = place;
  const mustHaves = mustHaveWords({ vetoed, atRisk, evaluations: candidate?.evaluations ?? [] }, criteria);
  return [
    ...(vetoed.length === 0 && !isCompared(place, candidate) ? ['Not enough rated to compare yet'] : []),
    ...(mustHaves === null ? [] : [mustHaves]),
    ...(unseen.length > 0 ? [`Not seen yet: ${listed(unseen.map(nameOf))}`] : []),
  ];
}

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
