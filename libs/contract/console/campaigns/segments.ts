import { equivalentsOf, PROFILE_VALUES } from '../../account/profile';
import { DATING_CHALLENGES, HOW_HEARD_ABOUT } from '../../account/survey';
import { isStorable } from '../../rules/characters';
import type { RulesOf } from '../../rules/field-rule';
import { isLanguageCode } from '../../rules/language';
import { isTimeZone } from '../../rules/time-zone';
import { isCalendarDay } from '../../rules/calendar-day';
import { NOT_SPECIFIED, SURVEY_BREAKDOWN_FIELDS, type SurveyBreakdownField } from '../admin';

export const SEGMENT_LIMITS = { conditions: 12, choices: 50, days: 3_650, saved: 200 } as const;

/** One thing that everyone in a segment has in common. */
export type SegmentCondition =
  /** One of these answers; `not-specified` is no answer. */
  | { field: 'survey'; question: SurveyBreakdownField; answers: string[] }
  /** Signed up on these days or between them, in UTC; null is open. */
  | { field: 'joined'; from: string | null; until: string | null }
  | { field: 'lastActive'; is: 'within' | 'not-within'; days: number }
  /** Was sent optional email in the days its record is kept, and opened none of it as far as anyone can tell. */
  | { field: 'neverOpened' }
  /** IANA names; without a known zone, UTC. */
  | { field: 'timeZone'; zones: string[] }
  /** Codes like `en`, of what the browser preferred at the latest sign-in. */
  | { field: 'language'; languages: string[] };

export interface SegmentDraft {
  name: string;
  /** All of them hold. */
  conditions: SegmentCondition[];
}

/** GET and POST (201) adminSegments, PUT adminSegment(id); DELETE adminSegment(id) is 204. By name. */
export interface SavedSegment extends SegmentDraft {
  id: string;
  updatedAt: string;
}

/** Every answer to each question, over both sets. */
export const ANSWERS: Readonly<Record<SurveyBreakdownField, readonly string[]>> = {
  ...PROFILE_VALUES,
  howHeardAbout: HOW_HEARD_ABOUT,
  datingChallenge: DATING_CHALLENGES,
};

/** The answers to a question by meaning: those of the two sets that mean the same are one choice. */
export function answerChoices(question: SurveyBreakdownField): string[][] {
  const groups = ANSWERS[question].map((answer) =>
    equivalentsOf(answer).filter((same) => ANSWERS[question].includes(same)),
  );
  return groups.filter(([first], index) => groups.findIndex(([other]) => other === first) === index);
}

type Fields = Readonly<Record<string, unknown>>;

function readTexts(value: unknown, isKnown: (text: string) => boolean): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > SEGMENT_LIMITS.choices) return null;
  const texts = value.filter((text): text is string => typeof text === 'string' && isKnown(text));
  return texts.length === value.length ? [...new Set(texts)] : null;
}

const isDayOrOpen = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && isCalendarDay(value));

type Reader<Field extends SegmentCondition['field']> = (
  fields: Fields,
) => Extract<SegmentCondition, { field: Field }> | null;

const READERS: { readonly [Field in SegmentCondition['field']]: Reader<Field> } = {
  survey: ({ question: asked, answers: given }) => {
    const question = SURVEY_BREAKDOWN_FIELDS.find((one) => one === asked);
    if (!question) return null;
    const answers = readTexts(given, (text) => text === NOT_SPECIFIED || ANSWERS[question].includes(text));
    return answers && { field: 'survey', question, answers };
  },
  joined: ({ from = null, until = null }) => {
    if (!isDayOrOpen(from) || !isDayOrOpen(until) || (from === null && until === null)) return null;
    return from !== null && until !== null && from > until ? null : { field: 'joined', from, until };
  },
  lastActive: ({ is, days }) => {
    if (is !== 'within' && is !== 'not-within') return null;
    const isFine = Number.isInteger(days) && Number(days) >= 1 && Number(days) <= SEGMENT_LIMITS.days;
    return isFine ? { field: 'lastActive', is, days: Number(days) } : null;
  },
  neverOpened: () => ({ field: 'neverOpened' }),
  timeZone: ({ zones: given }) => {
    const zones = readTexts(given, (text) => isStorable(text) && isTimeZone(text));
    return zones && { field: 'timeZone', zones };
  },
  language: ({ languages: given }) => {
    const languages = readTexts(given, isLanguageCode);
    return languages && { field: 'language', languages };
  },
};

function readCondition(value: unknown): SegmentCondition | null {
  const fields: Fields = typeof value === 'object' && value !== null ? { ...value } : {};
  const read = Object.entries(READERS).find(([field]) => field === fields['field'])?.[1];
  return read?.(fields) ?? null;
}

/** The conditions of a segment, without anything else that was sent along; null when one can't be used. */
export function readConditions(value: unknown): SegmentCondition[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > SEGMENT_LIMITS.conditions) return null;
  const conditions = value.flatMap((one: unknown) => readCondition(one) ?? []);
  return conditions.length === value.length ? conditions : null;
}

export const SEGMENT_TEXTS = {
  conditionsInvalid: 'Choose at least one condition, and complete each',
} as const;

const CHOICES = { minItems: 1, maxItems: SEGMENT_LIMITS.choices };

/** The limits of `readConditions` as JSON Schema. */
export const CONDITION_LIMITS = {
  conditions: { minItems: 1, maxItems: SEGMENT_LIMITS.conditions },
  answers: CHOICES,
  zones: CHOICES,
  languages: CHOICES,
  days: { type: 'integer', minimum: 1, maximum: SEGMENT_LIMITS.days },
  from: { format: 'date' },
  until: { format: 'date' },
} as const;

export const SEGMENT_RULES = {
  name: {
    kind: 'text',
    oneLine: true,
    required: 'A name is required',
    max: 80,
    tooLong: 'A name cannot exceed 80 characters',
  },
  conditions: {
    kind: 'structure',
    problem: (conditions) => (conditions === null ? SEGMENT_TEXTS.conditionsInvalid : null),
    limits: CONDITION_LIMITS,
  },
} as const satisfies RulesOf<SegmentDraft>;
