import type { Claim, ClaimMeta, ImprovementTrend } from '#contract/dating/analytics';
import { TREND_LABELS } from '#contract/dating/analytics-labels';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;
const people = (count: number) => `${count} more ${count === 1 ? 'person' : 'people'}`;

/** What the two halves of the dates are, without a word of judgement. */
export function trendFigures({ direction, percentage }: ImprovementTrend): string {
  switch (direction) {
    case 'up':
      return `Your later dates score ${points(percentage)} higher than your earlier ones.`;
    case 'down':
      return `Your later dates score ${points(percentage)} lower than your earlier ones.`;
    case 'stable':
      return `Your later dates score about the same as your earlier ones, ${points(percentage)} apart.`;
  }
}

interface Tested extends Claim, Pick<ClaimMeta, 'evidence'> {}

/** `needs`: how many more scored people before anything can be claimed. */
const tooEarly = (needs: number, fallback: string) =>
  needs > 0 ? `Too early to tell habit from luck. It takes ${people(needs)} with a scored date.` : fallback;

export function trendWords({ evidence, direction }: Tested, needs: number): string {
  if (evidence === 'few') return tooEarly(needs, 'Too early to say.');
  if (evidence === 'chance') return 'Your scores go up and down the way chance does. No trend so far.';
  return direction > 0
    ? `${TREND_LABELS.up}: the people you meet fit you better as time goes on.`
    : `${TREND_LABELS.down}: the people you meet fit you less as time goes on.`;
}

export function standardWords({ evidence, about, direction }: Tested, needs: number): string {
  if (evidence === 'few')
    return tooEarly(needs, 'To compare standards, at least two have to be rated with everyone.');
  if (evidence === 'chance') return 'No single standard stands out yet as the one behind your good dates.';
  return direction > 0
    ? `Dates feel better with people you rate high on ${about}, more so than on anything else.`
    : `Dates feel better with people you rate lower on ${about} than on the rest.`;
}

export function firstDateWords({ evidence, about, direction }: Tested, needs: number): string {
  if (evidence === 'few')
    return tooEarly(
      needs,
      'It takes four people you kept seeing and four you archived to tell a sign from luck.',
    );
  if (evidence === 'chance') return "Your first dates don't give away yet who you'll keep seeing.";
  const rating = direction > 0 ? 'higher' : 'lower';
  return `One sign was there from the first date: ${indicatorName(about ?? '')} was ${rating} with the people you kept seeing.`;
}

export function profileWords({ evidence, about, direction }: Tested, needs: number): string {
  if (evidence === 'few')
    return tooEarly(needs, 'To look for a link, the age, place or work of six people has to be known.');
  if (evidence === 'chance') return 'Nothing in their profiles tells who fits you. You have to meet them.';
  if (about === 'Age') return `${direction > 0 ? 'Older' : 'Younger'} people have fit your standards better.`;
  if (about === 'Profession') return 'How well people fit you differs by what they do for a living.';
  return `People ${direction > 0 ? 'who live where you do' : 'from elsewhere'} have fit your standards better.`;
}

const INDICATORS: Readonly<Record<string, string>> = {
  chemistry: 'Chemistry',
  enjoyment: 'Enjoyment',
  compatibility: 'Fit with your standards',
};

export function indicatorName(indicator: string): string {
  return INDICATORS[indicator] ?? indicator;
}

/** `value` is how often, in 100 pairs, the match the user kept seeing had the higher first rating. */
export function indicatorFigures(value: number): string {
  return `Higher with people you kept seeing in ${value} of 100 pairs`;
}
