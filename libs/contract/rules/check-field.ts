import type { CheckContext, FieldErrorCode, FieldProblem, FieldRule, RulesOf, TextRule } from './field-rule';
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

/** 'absent' means a value that may be left out, and was. */
function checkPresence(
  rule: FieldRule,
  value: unknown,
  side: CheckContext['side'],
): FieldProblem | 'absent' | 'present' {
  const isNoText = rule.kind === 'text' && typeof value !== 'string';
  if (value !== undefined && value !== null && value !== '' && !isNoText) return 'present';
  if (value === undefined && 'optional' in rule && rule.optional) return 'absent';
  if (value === '' && 'mayBeEmpty' in rule && rule.mayBeEmpty) return 'absent';
  const required = 'required' in rule && isAskedBy(rule, side) ? rule.required : undefined;
  if (required !== undefined)
    return {
      message: required,
      code: 'request.missing-field',
      ...('headline' in rule && rule.headline !== undefined && { headline: rule.headline }),
    };
  if ('nullable' in rule && rule.nullable && (value === null || value === undefined || side === 'form'))
    return 'absent';
  const isBlank = value === undefined || value === null || value === '';
  return isBlank && rule.kind === 'text' && rule.tooShort === undefined ? 'absent' : 'present';
}

function isAskedBy(rule: FieldRule, side: CheckContext['side']): boolean {
  return !('requiredBy' in rule) || rule.requiredBy !== 'form' || side === 'form';
}

function codeOf({ kind }: FieldRule): FieldErrorCode {
  if (kind === 'email') return 'request.invalid-email';
  return kind === 'new-password' ? 'request.weak-password' : 'request.invalid';
}

function problemWith(rule: FieldRule, value: unknown, context: CheckContext): string | null {
  switch (rule.kind) {
    case 'text':
      return textProblem(rule, value);
    case 'email': {
      const isFine = typeof value === 'string' && value.length <= rule.max && isEmailAddress(value);
      return isFine ? null : rule.message;
    }
    case 'new-password': {
      const minimum = Math.max(rule.atLeast ?? 0, context.passwordMinLength);
      const length = typeof value === 'string' ? characterCount(value) : 0;
      if (length < minimum) return rule.tooShort(minimum);
      return length > rule.max ? rule.tooLong : null;
    }
    case 'password': {
      const isFine = typeof value === 'string' && characterCount(value) >= (rule.min ?? 1);
      return isFine ? null : rule.required;
    }
    case 'repeat':
      return value === context.values[rule.of] ? null : rule.message;
    case 'whole-number': {
      const isFine =
        typeof value === 'number' && Number.isInteger(value) && value >= rule.min && value <= rule.max;
      return isFine ? null : rule.message;
    }
    case 'choice':
      return typeof value === 'string' && rule.options.includes(value) ? null : rule.message;
    case 'flag':
      return typeof value === 'boolean' ? null : rule.message;
    case 'consent':
      return value === true ? null : rule.message;
    case 'calendar-day':
      if (typeof value !== 'string' || !isCalendarDay(value)) return rule.message;
      return value > latestDay(context.now) ? rule.inFuture : null;
    case 'moment': {
      const isFine = typeof value === 'string' && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value));
      return isFine ? null : rule.message;
    }
    case 'time-zone': {
      const isFine = typeof value === 'string' && value.length <= rule.max && isTimeZone(value);
      return isFine ? null : rule.message;
    }
    case 'id-list':
      if (!Array.isArray(value) || value.some((id) => typeof id !== 'string')) return rule.message;
      return rule.max !== undefined && value.length > rule.max ? (rule.tooMany ?? rule.message) : null;
    case 'list':
      return Array.isArray(value) ? null : rule.message;
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return rule.message;
      const json = JSON.stringify(value);
      const size = new TextEncoder().encode(json).length;
      if (rule.maxBytes !== undefined && size > rule.maxBytes) return rule.tooLarge ?? rule.message;
      return rule.unstorable !== undefined && UNSTORABLE_JSON.test(json) ? rule.unstorable : null;
    }
    case 'opaque':
      return typeof value === 'string' && (value !== '' || rule.mayBeEmpty) ? null : rule.required;
    case 'structure':
      return rule.problem(value);
  }
}

function textProblem(rule: TextRule, value: unknown): string | null {
  if (typeof value !== 'string') return rule.tooShort ?? rule.tooLong;
  if (!isStorable(value)) return UNSTORABLE_TEXT;
  const length = characterCount(value);
  if (length > rule.max) return rule.tooLong;
  if (rule.min !== undefined && length < rule.min) return rule.tooShort ?? rule.tooLong;
  return rule.also?.(value) ?? null;
}
