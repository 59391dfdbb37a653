import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { evenStandardWords } from '#contract/dating/insights/claim-texts';
import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, StandardFact } from '../../../facts';
import type { Asked } from '../../asked';
import { ofStandards, starsOf } from '../../coach-figures';
import { aboutStandards } from './standards';

const NAMED = 3;
const FEW_STARS = 2;
/** From here on the product offers standards about how two people get on. */
const ENOUGH_DATES_FOR_RELATIONSHIP = 4;

/** Which standard could go: one that separates no one, or one with few stars. Never advice to drop a must-have. */
export function dropStandard({ facts, standards: [named] }: Asked): Piece[] {
  const { standards, even } = facts;
  if (standards.length === 0) return aboutStandards(facts);
  const fewest = say`You have ${ofStandards(String(standards.length))}, and it takes at least ${ofStandards(String(CRITERIA_LIMITS.selectedMin))}, so I'd exchange one rather than drop it.`;
  const atMinimum = standards.length <= CRITERIA_LIMITS.selectedMin ? fewest : null;
  if (named) return paragraphs(aboutOne(named, facts), atMinimum);
  const [separatesNoOne] = even.filter(({ mustHave }) => mustHave === null);
  const lowest = [...standards]
    .filter(({ mustHave, stars }) => mustHave === null && stars <= FEW_STARS)
    .sort((a, b) => a.stars - b.stars)
    .slice(0, NAMED);
  return paragraphs(
    separatesNoOne
      ? say`${evenStandardWords(separatesNoOne.question)} You gave it ${starsOf(separatesNoOne)}. If you'd rate the next person the same way, it could go, or get fewer stars.`
      : null,
    lowest.length > 0
      ? say`The ones you gave the fewest stars: ${listed(lowest.map((one) => say`${one.question} (${starsOf(one)})`))}. If you wouldn't miss one of them in the decision, it can go.`
      : null,
    !separatesNoOne && lowest.length === 0
      ? say`Nothing in your records says that one of them is useless. Ask yourself of each: would I end something promising over it? The one with the weakest yes is the one to drop.`
      : null,
    atMinimum,
    say`Nothing is lost: ratings of a standard you drop are kept, and count again when you take it back.`,
  );
}

function aboutOne(standard: StandardFact, { even }: CoachFacts): Piece[] {
  if (standard.mustHave !== null)
    return say`${standard.question} is one of your must-haves, so I'd think twice: you said that no percentage should make up for it. If that isn't true anymore, take the must-have off first and see how it feels.`;
  if (even.some(({ id }) => id === standard.id))
    return say`${evenStandardWords(standard.question)} You gave it ${starsOf(standard)}, so it could go, or get fewer stars.`;
  return say`You gave ${standard.question} ${starsOf(standard)}. The test: would you end something promising because of it? If yes, keep it. If not, take a star away first and see whether the order of your matches changes; that tells you how much it decides.`;
}

/** What is missing in the user's list, and what research says matters once two people know each other. */
export function addStandard({ facts, standards: [named] }: Asked): Piece[] {
  const { standards, totalDates } = facts;
  const { selectedMax } = CRITERIA_LIMITS;
  if (standards.length === 0) return aboutStandards(facts);
  if (named)
    return say`${named.question} is already one of your standards, with ${starsOf(named)}. If it should count more, give it another star.`;
  const isFull = standards.length >= selectedMax;
  return paragraphs(
    isFull
      ? say`You have ${ofStandards(String(selectedMax))}, which is the most. To add one, decide which one it replaces.`
      : null,
    totalDates >= ENOUGH_DATES_FOR_RELATIONSHIP
      ? say`What two people have together tends to say more than what each brings along. Three worth adding once you know someone: Commitment, Appreciation, and How we handle conflict.`
      : say`Think of the last time something ended: what was it about? If that isn't on your list, it's a candidate.`,
    say`A good standard is something you can see on a date, that you'll still care about in two years, and that you'd end something promising over. “Kind to waiters when stressed” works better than “good person”.`,
  );
}

/** Whether the stars tell apart what is essential from what is nice to have. */
export function myStars({ facts }: Asked): Piece[] {
  const { standards } = facts;
  if (standards.length === 0) return aboutStandards(facts);
  const sorted = [...standards].sort((a, b) => b.stars - a.stars);
  const most = sorted.filter(({ stars }) => stars === sorted[0]?.stars);
  const isFlat = most.length === standards.length;
  return paragraphs(
    isFlat
      ? say`All of yours have the same number of stars, so the percentage can't tell what's essential from what's nice to have. Take a star away from the one you'd give up first.`
      : say`The most stars went to ${listed(most.slice(0, NAMED).map((one) => say`${one.question} (${starsOf(one)})`))}. I can't tell you whether that's right; only you know what you'd miss.`,
    say`To see what the stars decide, compare two people in Matches & Standards and move the sliders under “What if”: the order changes before your eyes, and nothing is saved until you say so.`,
    say`One caution: don't set them so that a certain person wins. Set them as if you knew no one yet.`,
  );
}
