import { Misfit, moment } from './shape';

type JsonObject = Readonly<Record<string, unknown>>;

/** Null for anything but an object with keys. */
export function asRecord(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** Null unless the product exported the file. */
export function parseRecordFile(fileText: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(fileText.replace(/^\uFEFF/, ''), withoutPrototypes);
    const file = asRecord(value);
    return file?.['product'] === 'Heart & Head' ? file : null;
  } catch {
    return null;
  }
}

/** When the file says it was exported; null if that isn't a time, or can't be right. */
export function exportTimeOf(file: JsonObject, now: Date): Date | null {
  try {
    return moment(file['exportedAt'], now);
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}

/** Keys that could reach a prototype are dropped, as in every request body. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value;
}
