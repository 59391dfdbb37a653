export const DATE_IDEA_LIMITS = {
  idMax: 200,
  /** Of `dateIdeaData` as JSON in UTF-8. */
  dataMaxBytes: 8_000,
  categoryMax: 60,
  excludedMax: 20,
  /** Ideas in one answer, at most. */
  listMax: 12,
} as const;

export const DATE_IDEA_TEXTS = {
  idRequired: 'An id of the date idea is required.',
  idTooLong: `The id of a date idea must be ${DATE_IDEA_LIMITS.idMax} characters or less.`,
  dataRequired: 'The date idea itself is required.',
  dataTooLarge: 'This date idea is too large to save.',
  preferenceRequired: 'A preference is required: liked or disliked.',
} as const;

export const IDEA_PREFERENCES = ['liked', 'disliked'] as const;
export type Preference = (typeof IDEA_PREFERENCES)[number];

/** The idea as the client showed it; whoever sends it decides on its fields. */
export type DateIdeaData = Record<string, unknown>;

export interface DateIdeaPreference {
  dateIdeaId: string;
  dateIdeaData: DateIdeaData;
  preference: Preference;
}
