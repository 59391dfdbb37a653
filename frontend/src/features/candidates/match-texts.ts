import type { ArchiveReason, Candidate, CompatibilityDetail, MatchStage } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { placeOnce } from '../../lib/format';

export const STAGES: Readonly<Record<MatchStage, string>> = {
  talking: 'Talking',
  dating: 'Dating',
  exclusive: 'Exclusive',
  ended: 'Ended',
};

export const REASONS: Readonly<Record<ArchiveReason, string>> = {
  no_spark: 'No spark',
  values: 'Values',
  distance: 'Distance',
  timing: 'Timing',
  they_ended_it: 'They ended it',
  felt_unsafe: 'Felt unsafe',
  other: 'Something else',
};

export function datesScored(count: number): string {
  return count === 1 ? '1 date scored' : `${count} dates scored`;
}

/** Age, profession and place, leaving out unknown ones. */
export function aboutParts({ age, profession, location }: Candidate): string[] {
  return [age, profession, placeOnce(location)].filter((part) => part !== null && part !== '').map(String);
}

/** `34 · Architect · Lisbon`. */
export function aboutLine(candidate: Candidate): string {
  return aboutParts(candidate).join(' · ');
}

/** Says when a percentage covers only part of the stars. Null when all of them are rated. */
export function coverageWords({ coverage, provisional, possible }: CompatibilityDetail): string | null {
  if (coverage >= 1) return null;
  const share = `${Math.round(coverage * 100)}% of your stars`;
  if (provisional) return `Provisional: you've rated standards worth only ${share}.`;
  const range = `between ${Math.round(possible.low)}% and ${Math.round(possible.high)}%`;
  return `You've rated standards worth ${share}; rating the rest could put the percentage anywhere ${range}.`;
}

/** `Seen so far: Honesty, Humor`. Null if nothing has been seen. */
export function seenWords({ unseen, dateCount }: SeenOf, criteria: readonly Criterion[]): string | null {
  const seen = criteria.filter(({ id }) => !unseen.includes(id));
  if (dateCount === 0 || seen.length === 0) return null;
  if (unseen.length === 0) return `Seen so far: all ${criteria.length} of your standards`;
  return `Seen so far: ${seen.map(({ question }) => question).join(', ')}`;
}

type SeenOf = Pick<Candidate, 'unseen' | 'dateCount'>;

const NAMED_UNSEEN = 3;

/** `Not seen yet: Honesty, Humor and 3 more`. Null before the first date, and once all have been seen. */
export function unseenWords({ unseen, dateCount }: SeenOf, criteria: readonly Criterion[]): string | null {
  const names = questionsOf(unseen, criteria);
  if (dateCount === 0 || names.length === 0) return null;
  // "and 1 more" would be as long as the name it stands for.
  const named = names.length > NAMED_UNSEEN + 1 ? names.slice(0, NAMED_UNSEEN) : names;
  const rest = names.length - named.length;
  return `Not seen yet: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function questionsOf(ids: readonly string[], criteria: readonly Criterion[]): string[] {
  return ids.flatMap((id) => criteria.find((criterion) => criterion.id === id)?.question ?? []);
}
