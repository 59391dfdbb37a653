import type { Claim, ClaimMeta, DashboardAnalytics } from './analytics';
import { TREND_LABELS } from './analytics-labels';

const people = (count: number) => `${count} more ${count === 1 ? 'person' : 'people'}`;

/** A claim and whether chance explains it. */
export interface TestedClaim extends Claim, Pick<ClaimMeta, 'evidence'> {}

/** Before anything can be claimed: how many more scored people, at least 1, it takes. */
export function peopleNeededWords(needs: number): string {
  return `Too early to tell habit from luck. It takes ${people(needs)} with a scored date.`;
}

/** `needs`: how many more scored people before anything can be claimed. */
const tooEarly = (needs: number, fallback: string) => (needs > 0 ? peopleNeededWords(needs) : fallback);

export function trendWords({ evidence, direction }: TestedClaim, needs: number): string {
  if (evidence === 'few') return tooEarly(needs, 'Too early to say.');
  if (evidence === 'chance') return 'Your scores go up and down as they would by chance. No trend so far.';
  return direction > 0
    ? `${TREND_LABELS.up}: the people you meet fit you better as time goes on.`
    : `${TREND_LABELS.down}: the people you meet fit you less as time goes on.`;
}

export function standardWords({ evidence, about, direction }: TestedClaim, needs: number): string {
  if (evidence === 'few')
    return tooEarly(needs, 'To compare standards, at least two have to be rated with everyone.');
  if (evidence === 'chance') return 'No single standard stands out yet as the one behind your good dates.';
  return direction > 0
    ? `Dates feel better with people you rate high on ${about}, more so than on anything else.`
    : `Dates feel better with people you rate lower on ${about} than on the rest.`;
}

export function firstDateWords({ evidence, about, direction }: TestedClaim, needs: number): string {
  if (evidence === 'few')
    return tooEarly(
      needs,
      'It takes four people you kept seeing and four you archived to tell a sign from luck.',
    );
  if (evidence === 'chance') return "Your first dates don't give away yet who you'll keep seeing.";
  const rating = direction > 0 ? 'higher' : 'lower';
  return `One sign was there from the first date: ${indicatorName(about ?? '')} was ${rating} with the people you kept seeing.`;
}

export function profileWords({ evidence, about, direction }: TestedClaim, needs: number): string {
  if (evidence === 'few')
    return tooEarly(needs, 'To look for a link, the age, place or work of six people has to be known.');
  if (evidence === 'chance') return 'Nothing in their profiles tells who fits you. You have to meet them.';
  if (about === 'Age') return `${direction > 0 ? 'Older' : 'Younger'} people have fit your standards better.`;
  if (about === 'Profession') return 'How well people fit you differs by what they do for a living.';
  return `People ${direction > 0 ? 'who live where you do' : 'from elsewhere'} have fit your standards better.`;
}

/** How the dates of one match have moved, once chance doesn't explain it. */
export function matchDirectionWords(direction: 1 | -1): string {
  return direction > 0 ? 'It has been rising from date to date.' : 'It has been falling from date to date.';
}

/** A standard that separates no one: exact, so it needs no test. */
export function evenStandardWords(name: string): string {
  return `You rate everyone about the same on ${name}, so it lifts or caps everyone alike and doesn't help you choose.`;
}

/** "From 12 dates with 7 people." */
export function restsOnWords({ dates, people: met }: DashboardAnalytics['scored']): string {
  return `From ${dates} ${dates === 1 ? 'date' : 'dates'} with ${met} ${met === 1 ? 'person' : 'people'}.`;
}

/** Where halo is likely: permutation `p`, above 0 to 1, over so many dates. */
export function haloWords(p: number, dates: number): string {
  const shown = p < 0.01 ? '< .01' : `= ${p.toFixed(2).slice(1)}`;
  return `Your ratings rise and fall with chemistry (p ${shown}, ${dates} dates). Rating the standards before the heart, or again tomorrow, helps.`;
}

const INDICATORS: Readonly<Record<string, string>> = {
  chemistry: 'Chemistry',
  enjoyment: 'Enjoyment',
  compatibility: 'Fit with your standards',
};

export function indicatorName(indicator: string): string {
  return INDICATORS[indicator] ?? indicator;
}
