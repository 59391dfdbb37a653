/**
 * What one input accepts, as data. The API's decorators, the forms and their HTML attributes, and the limits that OpenAPI
 * shows are all derived from it, so that a limit and its message are written once.
 */
export type FieldRule =
  | TextRule
  | EmailRule
  | NewPasswordRule
  | PasswordRule
  | RepeatRule
  | WholeNumberRule
  | ChoiceRule
  | FlagRule
  | ConsentRule
  | CalendarDayRule
  | MomentRule
  | TimeZoneRule
  | IdListRule
  | ListRule
  | ObjectRule
  | OpaqueRule
  | StructureRule;

interface Presence {
  /** The value may be left out. */
  optional?: boolean;
  /** Null, or a blank text, means "none". */
  nullable?: boolean;
}

/** The message for a value that is missing. */
interface Required {
  required?: string;
  /** The API's overall message, for when this field's own message lacks the word that clients look for. */
  headline?: string;
  /** The specified forms require some fields that the API treats as optional. By default both require them. */
  requiredBy?: 'form' | 'both';
}

/** Lengths count characters as people do: code points, after trimming. */
export interface TextRule extends Presence, Required {
  kind: 'text';
  min?: number;
  tooShort?: string;
  max: number;
  tooLong: string;
  /** For single-line text such as names and email headers: runs of white space collapse to one space. */
  oneLine?: boolean;
  /** The form's input stops accepting characters at `max`, as specified for notes. */
  stopsAtMax?: boolean;
  /** Checks beyond the length; null when the text is fine. */
  also?: (text: string) => string | null;
}

export interface EmailRule extends Required {
  kind: 'email';
  max: number;
  message: string;
}

/** The deployment decides the minimum (`passwordMinLength` of the context). Every character counts, spaces included. */
export interface NewPasswordRule extends Required {
  kind: 'new-password';
  /** The form's own minimum, however low the deployment sets its own. */
  atLeast?: number;
  tooShort: (minimum: number) => string;
  max: number;
  tooLong: string;
}

/** An existing password: anything that is not empty, or at least `min` long where the specified form says so. */
interface PasswordRule extends Presence {
  kind: 'password';
  required: string;
  min?: number;
}

interface RepeatRule {
  kind: 'repeat';
  /** The field whose value must be repeated. */
  of: string;
  /** Checked first, where the specified form checks the length of both fields. */
  tooShort?: (minimum: number) => string;
  required?: string;
  message: string;
}

export interface WholeNumberRule extends Presence, Required {
  kind: 'whole-number';
  min: number;
  max: number;
  /** Only multiples of this. */
  step?: number;
  message: string;
}

interface ChoiceRule extends Presence {
  kind: 'choice';
  options: readonly string[];
  message: string;
}

interface FlagRule extends Presence {
  kind: 'flag';
  message: string;
}

/** Must be true. */
interface ConsentRule {
  kind: 'consent';
  message: string;
}

/** `YYYY-MM-DD`, a real calendar day from 1900 to tomorrow in UTC, the latest day it can be anywhere on Earth. */
interface CalendarDayRule extends Presence, Required {
  kind: 'calendar-day';
  message: string;
  inFuture: string;
}

/** A day or an instant in ISO 8601. */
interface MomentRule extends Presence {
  kind: 'moment';
  message: string;
}

/** An IANA name. */
export interface TimeZoneRule extends Presence {
  kind: 'time-zone';
  max: number;
  message: string;
}

interface IdListRule extends Presence {
  kind: 'id-list';
  message: string;
  max?: number;
  tooMany?: string;
  /** How many different ids there may be, where that is refused with an error of its own. */
  distinctMax?: number;
}

/** The entries are checked by their own rules. */
interface ListRule {
  kind: 'list';
  message: string;
}

export interface ObjectRule extends Presence {
  kind: 'object';
  message: string;
  /** Size of its JSON in UTF-8. */
  maxBytes?: number;
  tooLarge?: string;
  /** PostgreSQL's jsonb accepts neither NUL nor half of a surrogate pair. */
  unstorable?: string;
}

/**
 * A string that is looked up or parsed rather than stored as typed: an id, a token, a whole message. It is not trimmed.
 */
interface OpaqueRule {
  kind: 'opaque';
  required: string;
  mayBeEmpty?: boolean;
}

/** A body with several shapes, read by one function; `problem` gets that function's result. */
export interface StructureRule {
  kind: 'structure';
  problem: (read: unknown) => string | null;
  /** What `problem` allows, as JSON Schema keywords by the name of the property, wherever in the body it is. */
  limits?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The rules for the fields of a form or body, in page order. */
export type RulesOf<Values> = { readonly [Field in keyof Values]?: FieldRule };

/** The same rule with the field optional, as in a partial update. */
export const optional = <Rule extends FieldRule & Presence>(rule: Rule): Rule => ({
  ...rule,
  optional: true,
});

/** What a check depends on besides the value. */
export interface CheckContext {
  /** Who is checking: forms require a little more than the API (`requiredBy`). */
  side: 'form' | 'api';
  passwordMinLength: number;
  now: Date;
  /** All values of the form or body, for rules that involve two fields. */
  values: Readonly<Record<string, unknown>>;
}

export interface FieldProblem {
  message: string;
  headline?: string;
  code: FieldErrorCode;
}

/** The error codes for an invalid field. */
export type FieldErrorCode =
  'request.invalid' | 'request.missing-field' | 'request.invalid-email' | 'request.weak-password';
