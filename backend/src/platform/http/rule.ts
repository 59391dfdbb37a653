import { Expose, Transform } from 'class-transformer';
import { registerDecorator, type ValidationArguments } from 'class-validator';

/** Says what is wrong with a value in the user's words, or null. `object` is the whole body, for rules over two fields. */
export type RuleCheck = (value: unknown, object: Readonly<Record<string, unknown>>) => string | null;

/** The one rule of a field; it alone decides which text a wrong value gets. */
export function Rule(check: RuleCheck): PropertyDecorator {
  const problem = (value: unknown, args: ValidationArguments) =>
    check(value, args.object as Readonly<Record<string, unknown>>);
  return (target, propertyKey) => {
    registerDecorator({
      name: 'rule',
      target: target.constructor,
      propertyName: String(propertyKey),
      validator: {
        validate: (value: unknown, args: ValidationArguments) => problem(value, args) === null,
        defaultMessage: (args: ValidationArguments) => problem(args.value, args) ?? '',
      },
    });
  };
}

/** Reads the field before any rule looks at it: from another name, or in another shape; also when it is missing. */
export function Read(
  read: (value: unknown, body: Readonly<Record<string, unknown>>) => unknown,
): PropertyDecorator {
  // Without Expose, class-transformer passes over fields that the body does not have.
  const expose = Expose();
  const transform = Transform(({ value, obj }: { value: unknown; obj: Record<string, unknown> }) =>
    read(value, obj),
  );
  return (target, key) => {
    expose(target, key);
    transform(target, key);
  };
}

/** Text is stored as typed, but trimmed and in one Unicode form. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.normalize('NFC').trim() : value,
  );
}

/** Also turns empty text into null, for fields that may be left blank. */
export function TrimmedOrNull(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.normalize('NFC').trim() || null : value,
  );
}

/** PostgreSQL takes no NUL, and no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value);
}

const UNSTORABLE_REFUSED = 'Text contains a character that cannot be stored. Please remove it.';

interface TextRule {
  /** The text for a missing or empty value; absent when it may be left out. */
  readonly required?: string;
  readonly max: number;
  readonly tooLong: string;
}

export function text({ required, max, tooLong }: TextRule): RuleCheck {
  return (value) => {
    if (value === undefined || value === null || value === '') return required ?? null;
    if (typeof value !== 'string') return required ?? tooLong;
    if (!isStorable(value)) return UNSTORABLE_REFUSED;
    return [...value].length > max ? tooLong : null;
  };
}

export function wholeNumber(min: number, max: number, message: string): RuleCheck {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : message;
}

export function oneOf(allowed: readonly string[], message: string): RuleCheck {
  return (value) => (typeof value === 'string' && allowed.includes(value) ? null : message);
}

export function isTrue(message: string): RuleCheck {
  return (value) => (value === true ? null : message);
}

export function boolean(message: string): RuleCheck {
  return (value) => (typeof value === 'boolean' ? null : message);
}

/** Accepts a missing value, and null; whatever is there must pass `check`. */
export function optional(check: RuleCheck): RuleCheck {
  return (value, object) => (value === undefined || value === null ? null : check(value, object));
}

/** Accepts a missing value, but not null. */
export function ifPresent(check: RuleCheck): RuleCheck {
  return (value, object) => (value === undefined ? null : check(value, object));
}
