import {
  DATE_IDEA_LIMITS,
  type DateIdeaData,
  type DateIdeaPreference,
  type Preference,
} from '#contract/dating/date-ideas';

/** The idea itself is encrypted; the fields that get counted are stored in plain text next to it. */
export interface IdeaPreference extends DateIdeaPreference {
  readonly category: string;
  readonly savedAt: Date;
}

/** A vote without the idea it is about. */
export interface CategoryVote {
  readonly category: string;
  readonly preference: Preference;
}

export interface IdeaVote extends CategoryVote {
  readonly dateIdeaId: string;
}

const UNKNOWN = 'Other';

/** The category that likes and dislikes are counted under: the kind of idea, or else its source. */
export function categoryOf({ eventType, source }: DateIdeaData): string {
  return asCategory(eventType) || asCategory(source) || UNKNOWN;
}

function asCategory(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.normalize('NFC').replaceAll('\0', '').trim();
  return [...text].slice(0, DATE_IDEA_LIMITS.categoryMax).join('').trim();
}
