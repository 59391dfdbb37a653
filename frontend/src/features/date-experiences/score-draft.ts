import { newIdempotencyKey } from '../../lib/api/api-client';
import { readStored, writeStored } from '../../lib/storage/browser-storage';
import { privateStorage } from '../../lib/storage/private-storage';
import { scoreDraftKey } from './date-experiences.api';
import type { KnownBefore, ScoreValues } from './score-form';

/** The key is stored with the draft, so a save whose response was lost with the tab isn't duplicated. */
export interface ScoreDraft {
  values: ScoreValues;
  idempotencyKey: string;
  /** What stood in the form before anything was typed. Drafts of earlier releases don't say. */
  given?: KnownBefore;
}

const placeKey = (userId: string) => `last-place:${userId}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isRatingOrNone = (value: unknown) => value === null || typeof value === 'number';

function isDraft(value: unknown): value is ScoreDraft {
  if (!isObject(value) || !isText(value['idempotencyKey']) || !isObject(value['values'])) return false;
  const { dateDate, location, personalNotes, chemistry, enjoyment, scores } = value['values'];
  return (
    [dateDate, location, personalNotes].every(isText) &&
    [chemistry, enjoyment].every(isRatingOrNone) &&
    isObject(scores) &&
    Object.values(scores).every(isRatingOrNone)
  );
}

export function newDraft(values: ScoreValues): ScoreDraft {
  const { dateDate, location } = values;
  return { values, idempotencyKey: newIdempotencyKey(), given: { dateDate, location } };
}

/** The draft with what is known now in place of what wasn't typed; what was typed stays. */
export function fillInDraft(draft: ScoreDraft, known: KnownBefore): ScoreDraft {
  const { values, given = {} } = draft;
  const untyped = (['dateDate', 'location'] as const).filter(
    (field) => known[field] !== undefined && (values[field] === '' || values[field] === given[field]),
  );
  const filledIn = Object.fromEntries(untyped.map((field) => [field, known[field]]));
  return { ...draft, values: { ...values, ...filledIn }, given: { ...given, ...filledIn } };
}

export function readDraft(userId: string, candidateId: string): ScoreDraft | null {
  return readStored(privateStorage, scoreDraftKey(userId, candidateId), isDraft);
}

/** Null deletes it. */
export function keepDraft(userId: string, candidateId: string, draft: ScoreDraft | null): void {
  writeStored(privateStorage, scoreDraftKey(userId, candidateId), draft);
}

export function readLastPlace(userId: string): string | null {
  return readStored(privateStorage, placeKey(userId), isText);
}

export function keepLastPlace(userId: string, place: string): void {
  writeStored(privateStorage, placeKey(userId), place);
}
