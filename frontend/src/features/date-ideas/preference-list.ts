import type { DateIdeaPreference } from '#contract/date-ideas';

export function withoutPreference(
  kept: readonly DateIdeaPreference[],
  dateIdeaId: string,
): DateIdeaPreference[] {
  return kept.filter((preference) => preference.dateIdeaId !== dateIdeaId);
}

/** Newest first, as the server lists them. */
export function withPreference(
  kept: readonly DateIdeaPreference[],
  preference: DateIdeaPreference,
): DateIdeaPreference[] {
  return [preference, ...withoutPreference(kept, preference.dateIdeaId)];
}
