import type {
  CheckContext,
  FieldErrorCode,
  FieldProblem,
  FieldRule,
  ObjectRule,
  RulesOf,
  TextRule,
} from './field-rule';
import { characterCount, isStorable } from './characters';
import { isCalendarDay, latestDay } from './calendar-day';
import { isEmailAddress } from './email-address';
import { isTimeZone } from './time-zone';

const UNSTORABLE_TEXT = 'Text contains a character that cannot be stored. Please remove it.';
/** In JSON: an escaped NUL, or an escaped half of a surrogate pair. */
const UNSTORABLE_JSON = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * The value as it is checked and stored: text trimmed and in Unicode NFC, blank as null where the rule says so. A value
 * of the wrong type is left alone, for `checkField` to reject.
 */
export function readField(rule: FieldRule, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (rule.kind === 'email') return value.normalize('NFC').trim();
  if (rule.kind === 'choice' || rule.kind === 'time-zone')
    return rule.nullable ? value.trim() || null : value;
  if (rule.kind !== 'text') return value;
  const text = value.normalize('NFC').trim();
  const read = rule.oneLine ? text.replace(/\s+/g, ' ') : text;
  return rule.nullable ? read || null : read;
}

/** What is wrong with a value that `readField` has read; null when nothing is. */
export function checkField(rule: FieldRule, value: unknown, context: CheckContext): FieldProblem | null {
  const absence = checkPresence(rule, value, context.side);
  if (absence !== 'present') return absence === 'absent' ? null : absence;
  const message = problemWith(rule, value, context);
  return message === null ? null : { message, code: codeOf(rule) };
}

/**
 * Every problem of a form or body, in the order they are reported: first what is missing, then what is wrong, each in
 * the order of the rules.
 */
export function checkFields<Values>(
  rules: RulesOf<Values>,
  values: Readonly<Record<string, unknown>>,
  context: Omit<CheckContext, 'values'>,
): (FieldProblem & { field: keyof Values & string })[] {
  const problems = Object.entries<FieldRule | undefined>(rules).flatMap(([field, rule]) => {
    const problem = rule && checkField(rule, readField(rule, values[field]), { ...context, values });
    return problem ? [{ ...problem, field: field as keyof Values & string }] : [];
  });
  const isMissing = ({ code }: FieldProblem) => code === 'request.missing-field';
  return [...problems.filter(isMissing), ...problems.filter((problem) => !isMissing(problem))];
}

/** 'absent': the value was left out, and may be. */
function checkPresence(
  rule: FieldRule & { optional?: boolean; nullable?: boolean },
  value: unknown,
  side: CheckContext['side'],
): FieldProblem | 'absent' | 'present' {
  const isMissing = value === undefined || value === null;
  const isBlank = isMissing || value === '';
  if (!isBlank && !isOfWrongType(rule, value)) return 'present';
  if (value === undefined && rule.optional) return 'absent';
  const required = requiredBy(rule, side);
  if (required) return required;
  const isNone = isBlank && (isMissing || side === 'form');
  if (isNone && rule.nullable) return 'absent';
  return isBlank && mayBeBlank(rule, value) ? 'absent' : 'present';
}

/** Anything but a string counts as a missing text. */
const isOfWrongType = (rule: FieldRule, value: unknown): boolean =>
  rule.kind === 'text' && typeof value !== 'string';

function mayBeBlank(rule: FieldRule, value: unknown): boolean {
  if (rule.kind === 'opaque') return rule.mayBeEmpty === true && value === '';
  return rule.kind === 'text' && rule.tooShort === undefined;
}

function requiredBy(rule: FieldRule, side: CheckContext['side']): FieldProblem | null {
  if (!('required' in rule) || rule.required === undefined) return null;
  if ('mayBeEmpty' in rule && rule.mayBeEmpty) return null;
  if ('requiredBy' in rule && rule.requiredBy === 'form' && side === 'api') return null;
  const headline = 'headline' in rule ? rule.headline : undefined;
  return { message: rule.required, code: 'request.missing-field', ...(headline && { headline }) };
}

function codeOf({ kind }: FieldRule): FieldErrorCode {
  if (kind === 'email') return 'request.invalid-email';
  return kind === 'new-password' ? 'request.weak-password' : 'request.invalid';
}

type RuleOf<Kind extends FieldRule['kind']> = Extract<FieldRule, { kind: Kind }>;
type Check<Kind extends FieldRule['kind']> = (
  rule: RuleOf<Kind>,
  value: unknown,
  context: CheckContext,
) => string | null;

/** The checks of a present value, by kind of rule. */
const CHECKS: { readonly [Kind in FieldRule['kind']]: Check<Kind> } = {
  text: (rule, value) => textProblem(rule, value),
  email: ({ max, message }, value) =>
    typeof value === 'string' && value.length <= max && isEmailAddress(value) ? null : message,
  'new-password': (rule, value, { passwordMinLength }) => {
    const minimum = Math.max(rule.atLeast ?? 0, passwordMinLength);
    const length = typeof value === 'string' ? characterCount(value) : 0;
    if (length < minimum) return rule.tooShort(minimum);
    return length > rule.max ? rule.tooLong : null;
  },
  password: ({ min = 1, required }, value) =>
    typeof value === 'string' && characterCount(value) >= min ? null : required,
  repeat: (rule, value, { passwordMinLength, values }) => {
    const isShort = typeof value !== 'string' || characterCount(value) < passwordMinLength;
    if (rule.tooShort && isShort) return rule.tooShort(passwordMinLength);
    return value === values[rule.of] ? null : rule.message;
  },
  'whole-number': ({ min, max, step = 1, message }, value) => {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    return isWhole && value >= min && value <= max && value % step === 0 ? null : message;
  },
  choice: ({ options, message }, value) =>
    typeof value === 'string' && options.includes(value) ? null : message,
  flag: ({ message }, value) => (typeof value === 'boolean' ? null : message),
  consent: ({ message }, value) => (value === true ? null : message),
  'calendar-day': ({ message, inFuture }, value, { now }) => {
    if (typeof value !== 'string' || !isCalendarDay(value)) return message;
    return value > latestDay(now) ? inFuture : null;
  },
  moment: ({ message }, value) =>
    typeof value === 'string' && isCalendarDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
      ? null
      : message,
  'time-zone': ({ max, message }, value) =>
    typeof value === 'string' && value.length <= max && isTimeZone(value) ? null : message,
  'id-list': ({ max = Infinity, message, tooMany = message }, value) => {
    if (!Array.isArray(value) || value.some((id) => typeof id !== 'string')) return message;
    return value.length > max ? tooMany : null;
  },
  list: ({ message }, value) => (Array.isArray(value) ? null : message),
  object: (rule, value) => objectProblem(rule, value),
  opaque: ({ required }, value) => (typeof value === 'string' ? null : required),
  structure: ({ problem }, value) => problem(value),
};

function problemWith<Kind extends FieldRule['kind']>(
  rule: RuleOf<Kind>,
  value: unknown,
  context: CheckContext,
): string | null {
  const check: Check<Kind> = CHECKS[rule.kind];
  return check(rule, value, context);
}

function textProblem(rule: TextRule, value: unknown): string | null {
  if (typeof value !== 'string') return rule.tooShort ?? rule.tooLong;
  if (!isStorable(value)) return UNSTORABLE_TEXT;
  const length = characterCount(value);
  if (length > rule.max) return rule.tooLong;
  if (rule.min !== undefined && length < rule.min) return rule.tooShort ?? rule.tooLong;
  return rule.also?.(value) ?? null;
}

function objectProblem(rule: ObjectRule, value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return rule.message;
  const json = JSON.stringify(value);
  const size = new TextEncoder().encode(json).length;
  if (rule.maxBytes !== undefined && size > rule.maxBytes) return rule.tooLarge ?? rule.message;
  return rule.unstorable !== undefined && UNSTORABLE_JSON.test(json) ? rule.unstorable : null;
}
