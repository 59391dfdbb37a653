import { checkField, readField } from '#contract/rules/check-field';
import type { FieldRule } from '#contract/rules/field-rule';

/** Reads a value, or throws a `Misfit` that says what is wrong with it. */
export type Reader<Value> = (value: unknown, now: Date) => Value;

/** Why an entry of a file can't be read, fit to show to the user. */
export class Misfit extends Error {}

const UNREADABLE = 'This entry is damaged.';

/** By the API's own rule for the field; `Value` is what the rule lets through. */
export function byRule<Value>(rule: FieldRule): Reader<Value> {
  return (value, now) => {
    const read = readField(rule, value);
    const problem = checkField(rule, read, { side: 'api', passwordMinLength: 0, now, values: {} });
    if (problem) throw new Misfit(problem.message);
    return read as Value;
  };
}

export const text =
  (max: number): Reader<string> =>
  (value) => {
    if (typeof value !== 'string' || value.length > max || /[\0\p{Surrogate}]/u.test(value))
      throw new Misfit(UNREADABLE);
    return value;
  };

export const flag: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Misfit(UNREADABLE);
  return value;
};

/** An instant that has come: nothing was recorded in the future. */
export const moment: Reader<Date> = (value, now) => {
  const at = typeof value === 'string' ? new Date(value) : null;
  if (!at || Number.isNaN(at.getTime()) || at > now || at.getUTCFullYear() < 1970)
    throw new Misfit(UNREADABLE);
  return at;
};

export function oneOf<Value extends string>(values: readonly Value[]): Reader<Value> {
  return (value) => {
    const found = values.find((one) => one === value);
    if (found === undefined) throw new Misfit(UNREADABLE);
    return found;
  };
}

/** Null also for what an earlier version's file doesn't have. */
export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value, now) => (value === undefined || value === null ? null : read(value, now));
}

export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value, now) => {
    if (!Array.isArray(value)) throw new Misfit(UNREADABLE);
    return value.map((one: unknown) => read(one, now));
  };
}

/** The values of an object, by key. */
export function mapOf<Value>(read: Reader<Value>): Reader<ReadonlyMap<string, Value>> {
  return (value, now) => new Map(Object.entries(asObject(value)).map(([key, one]) => [key, read(one, now)]));
}

export function objectOf<Value extends object>(shape: {
  readonly [Key in keyof Value]: Reader<Value[Key]>;
}): Reader<Value> {
  const fields = Object.entries<Reader<unknown>>(shape);
  return (value, now) => {
    const given = asObject(value);
    return Object.fromEntries(
      fields.map(([key, read]) => [key, read(Object.hasOwn(given, key) ? given[key] : undefined, now)]),
    ) as Value;
  };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit(UNREADABLE);
  return value as Readonly<Record<string, unknown>>;
}
