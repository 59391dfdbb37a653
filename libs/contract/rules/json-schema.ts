import type { FieldRule } from './field-rule';

/** A field's limits as JSON Schema, to be merged into the schema of its type; `passwordMinLength` in characters. */
export function schemaLimits(rule: FieldRule, passwordMinLength: number): Record<string, unknown> {
  switch (rule.kind) {
    case 'text': {
      const isAsked = rule.required !== undefined && rule.requiredBy !== 'form';
      const minLength = rule.min ?? (isAsked ? 1 : undefined);
      return { ...(minLength !== undefined && { minLength }), maxLength: rule.max };
    }
    case 'email':
      return { format: 'email', maxLength: rule.max };
    case 'new-password':
      return { format: 'password', minLength: passwordMinLength, maxLength: rule.max };
    case 'password':
    case 'repeat':
      return { format: 'password', minLength: 1 };
    case 'whole-number':
      return {
        type: rule.nullable ? ['integer', 'null'] : 'integer',
        minimum: rule.min,
        ...(rule.max < Number.MAX_SAFE_INTEGER && { maximum: rule.max }),
      };
    case 'choice':
      return { enum: rule.nullable ? [...rule.options, null] : [...rule.options] };
    case 'consent':
      return { const: true };
    case 'calendar-day':
      return { format: 'date' };
    case 'moment':
      return { pattern: '^\\d{4}-' };
    case 'time-zone':
      return { maxLength: rule.max };
    case 'id-list':
      return rule.max === undefined ? {} : { maxItems: rule.max };
    case 'object':
      return rule.maxBytes === undefined ? {} : { description: `At most ${rule.maxBytes} bytes of JSON.` };
    case 'opaque':
      return rule.mayBeEmpty ? {} : { minLength: 1 };
    case 'flag':
    case 'list':
    case 'structure':
      return {};
  }
}
