import type { FieldRule } from './field-rule';

type Limits = Record<string, unknown>;
type RuleOf<Kind extends FieldRule['kind']> = Extract<FieldRule, { kind: Kind }>;

const NONE: Limits = {};
const secret = (limits: Limits): Limits => ({ format: 'password', ...limits });

const LIMITS: {
  readonly [Kind in FieldRule['kind']]: (rule: RuleOf<Kind>, passwordMinLength: number) => Limits;
} = {
  text: ({ min, max: maxLength, required, requiredBy }) => {
    const isRequired = required !== undefined && requiredBy !== 'form';
    const minLength = min ?? (isRequired ? 1 : undefined);
    return { ...(minLength !== undefined && { minLength }), maxLength };
  },
  email: ({ max: maxLength }) => ({ format: 'email', maxLength }),
  'new-password': ({ max: maxLength }, minLength) => secret({ minLength, maxLength }),
  password: () => secret({ minLength: 1 }),
  repeat: () => secret({ minLength: 1 }),
  'whole-number': ({ nullable, min: minimum, max: maximum, step }) => ({
    type: nullable ? ['integer', 'null'] : 'integer',
    minimum,
    ...(maximum < Number.MAX_SAFE_INTEGER && { maximum }),
    ...(step !== undefined && { multipleOf: step }),
  }),
  choice: ({ nullable, options }) => ({ enum: nullable ? [...options, null] : [...options] }),
  flag: () => NONE,
  consent: () => ({ const: true }),
  'calendar-day': () => ({ format: 'date' }),
  moment: () => ({ pattern: '^\\d{4}-' }),
  'time-zone': ({ max: maxLength }) => ({ maxLength }),
  'id-list': ({ max, distinctMax }) => {
    const maxItems = max ?? distinctMax;
    return maxItems === undefined ? NONE : { maxItems };
  },
  list: () => NONE,
  object: ({ maxBytes }) =>
    maxBytes === undefined ? NONE : { description: `At most ${maxBytes} bytes of JSON.` },
  opaque: ({ mayBeEmpty }) => (mayBeEmpty ? NONE : { minLength: 1 }),
  structure: () => NONE,
};

/**
 * A field's limits as JSON Schema keywords, to be merged into the schema of its type; `passwordMinLength` in
 * characters.
 */
export function schemaLimits<Kind extends FieldRule['kind']>(
  rule: RuleOf<Kind>,
  passwordMinLength: number,
): Limits {
  const limits: (rule: RuleOf<Kind>, passwordMinLength: number) => Limits = LIMITS[rule.kind];
  return limits(rule, passwordMinLength);
}
