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
  /** What the API's answer says as a whole, where the message lacks the word that clients look for. */
  headline?: string;
  /** The specified forms ask for some fields that the API takes as optional. Default: both ask. */
  requiredBy?: 'form' | 'both';
}

/** Lengths count characters as people do: code points, after trimming. */
export interface TextRule extends Presence, Required {
  kind: 'text';
  min?: number;
  tooShort?: string;
  max: number;
  tooLong: string;
  /** A mail header or a name has one line: white space inside collapses to one blank. */
  oneLine?: boolean;
  /** The form's input stops taking characters at `max`, as the specification says of notes. */
  stopsAtMax?: boolean;
  /** What a length does not tell; null when the text is fine. */
  also?: (text: string) => string | null;
}

export interface EmailRule extends Required {
  kind: 'email';
  max: number;
  message: string;
}

/** The deployment decides the minimum (`passwordMinLength` of the context). Every character counts, blanks included. */
export interface NewPasswordRule extends Required {
  kind: 'new-password';
  /** A form that never asks for less, whatever the deployment's minimum. */
  atLeast?: number;
  tooShort: (minimum: number) => string;
  max: number;
  tooLong: string;
}

/** A password that exists already: anything that is not empty, or not under `min` where the specified form says so. */
interface PasswordRule {
  kind: 'password';
  required: string;
  min?: number;
}

interface RepeatRule {
  kind: 'repeat';
  /** The field whose value must be given again. */
  of: string;
  required?: string;
  message: string;
}

export interface WholeNumberRule extends Presence, Required {
  kind: 'whole-number';
  min: number;
  max: number;
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

/** `YYYY-MM-DD`, a day that exists, from 1900 to tomorrow in UTC: the latest day that is today anywhere on Earth. */
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

interface IdListRule {
  kind: 'id-list';
  message: string;
  max?: number;
  tooMany?: string;
}

/** What its entries hold is checked by their own rules. */
interface ListRule {
  kind: 'list';
  message: string;
}

interface ObjectRule extends Presence {
  kind: 'object';
  message: string;
  /** Size of its JSON in UTF-8. */
  maxBytes?: number;
  tooLarge?: string;
  /** PostgreSQL's jsonb takes neither NUL nor half of a surrogate pair. */
  unstorable?: string;
}

/** A string that is looked up or parsed, never stored as typed: an id, a token, a whole message. It is not trimmed. */
interface OpaqueRule {
  kind: 'opaque';
  required: string;
  mayBeEmpty?: boolean;
}

/** A body of several shapes, which one function reads; `problem` gets what that function made of it. */
export interface StructureRule {
  kind: 'structure';
  problem: (read: unknown) => string | null;
}

/** The rules of a form's or a body's fields, in the order of the page. */
export type RulesOf<Values> = { readonly [Field in keyof Values]?: FieldRule };

/** The same rule where the field may be left out, as in a partial update. */
export const optional = <Rule extends FieldRule & Presence>(rule: Rule): Rule => ({
  ...rule,
  optional: true,
});

/** What the answer to a check depends on besides the value. */
export interface CheckContext {
  /** Who asks: forms ask for a little more than the API (`requiredBy`). */
  side: 'form' | 'api';
  passwordMinLength: number;
  now: Date;
  /** All values of the form or body, for rules over two fields. */
  values: Readonly<Record<string, unknown>>;
}

export interface FieldProblem {
  message: string;
  headline?: string;
  code: FieldErrorCode;
}

/** The error codes that name a wrong field. */
export type FieldErrorCode =
  'request.invalid' | 'request.missing-field' | 'request.invalid-email' | 'request.weak-password';
