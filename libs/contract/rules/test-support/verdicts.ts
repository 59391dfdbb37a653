import { checkField, checkFields, readField } from '../check-field';
import type { CheckContext, FieldRule, RulesOf } from '../field-rule';
import { emojis, letters } from './boundaries';

type Given = Partial<Omit<CheckContext, 'values'>>;

const CONTEXT = { side: 'api', passwordMinLength: 6, now: new Date('2026-06-30T12:00:00Z') } as const;

/** The different answers of one field's rule to what is sent, each in order of its first value: null accepts it. */
export function verdicts(
  rule: FieldRule,
  sent: readonly unknown[],
  { values = {}, ...given }: Partial<CheckContext> = {},
): (string | null)[] {
  const context: CheckContext = { ...CONTEXT, ...given, values };
  const messages = sent.map((value) => checkField(rule, readField(rule, value), context)?.message ?? null);
  return [...new Set(messages)];
}

/** What a form or body is told, by field, in the order in which it is reported. */
export function problems<Values>(
  rules: RulesOf<Values>,
  values: Readonly<Record<string, unknown>>,
  given: Given = {},
): [field: string, message: string][] {
  return checkFields(rules, values, { ...CONTEXT, ...given }).map(({ field, message }) => [field, message]);
}

/** Texts of the most characters that are allowed, and one within white space that does not count. */
export const upTo = (max: number): string[] => [letters(max), emojis(max), ` \t${letters(max)}\n`];

/** Texts of one character too many. */
export const beyond = (max: number): string[] => [letters(max + 1), emojis(max + 1)];
