import type { FieldCipher } from '../../platform/crypto/field-cipher';
import type { KeptDate } from '../date-experience';

interface PrivatePart {
  readonly location: string | null;
  readonly personalNotes: string | null;
}

/** A row of `date_experiences` as JSON. */
export interface DateRow {
  readonly id: string;
  readonly candidateId: string;
  readonly day: string;
  readonly createdAt: number;
  readonly chemistry: number;
  readonly enjoyment: number;
  readonly ratings: Readonly<Record<string, number>>;
  readonly sealed: string;
  readonly version: number;
}

/** One JSON object for a row of alias `d`. */
export const DATE_JSON = `json_build_object(
  'id', d.id, 'candidateId', d.candidate_id, 'day', d.date_date, 'chemistry', d.chemistry, 'enjoyment', d.enjoyment,
  'ratings', d.ratings, 'sealed', encode(d.sealed, 'base64'), 'version', d.version,
  'createdAt', (extract(epoch from d.created_at) * 1000)::float8)`;

export function fromDateRow(cipher: FieldCipher, row: DateRow): KeptDate {
  const { location, personalNotes } = cipher.open<PrivatePart>(Buffer.from(row.sealed, 'base64'), row.id);
  const { id, candidateId, day, chemistry, enjoyment, ratings, version } = row;
  const createdAt = new Date(row.createdAt).toISOString();
  return { id, candidateId, day, createdAt, chemistry, enjoyment, ratings, location, personalNotes, version };
}

export function sealDate(cipher: FieldCipher, { id, location, personalNotes }: KeptDate): Buffer {
  return cipher.seal({ location, personalNotes } satisfies PrivatePart, id);
}
