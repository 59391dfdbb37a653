import {
  DATE_IDEA_LIMITS,
  type DateIdeaData,
  type DateIdeaPreference,
  type Preference,
} from '#contract/date-ideas';

/** What it is sealed with, and what is counted, lie side by side. */
export interface IdeaPreference extends DateIdeaPreference {
  readonly category: string;
  readonly savedAt: Date;
}

/** One vote without the idea it was given to. */
export interface CategoryVote {
  readonly category: string;
  readonly preference: Preference;
}

export interface IdeaVote extends CategoryVote {
  readonly dateIdeaId: string;
}

const UNKNOWN = 'Other';

/** What likes and dislikes are counted under: the kind of idea, else where it came from. */
export function categoryOf({ eventType, source }: DateIdeaData): string {
  return asCategory(eventType) || asCategory(source) || UNKNOWN;
}

function asCategory(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.normalize('NFC').replaceAll('\0', '').trim();
  return [...text].slice(0, DATE_IDEA_LIMITS.categoryMax).join('').trim();
}
