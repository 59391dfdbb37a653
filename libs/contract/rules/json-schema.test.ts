import type { FieldRule } from './field-rule';
import { schemaLimits } from './json-schema';

const cases: [FieldRule, object][] = [
  [{ kind: 'text', max: 9, tooLong: '' }, { maxLength: 9 }],
  [
    { kind: 'text', required: 'x', max: 9, tooLong: '' },
    { minLength: 1, maxLength: 9 },
  ],
  [{ kind: 'text', required: 'x', requiredBy: 'form', max: 9, tooLong: '' }, { maxLength: 9 }],
  [
    { kind: 'text', min: 2, max: 9, tooLong: '' },
    { minLength: 2, maxLength: 9 },
  ],
  [
    { kind: 'email', max: 254, message: '' },
    { format: 'email', maxLength: 254 },
  ],
  [
    { kind: 'new-password', tooShort: () => '', max: 200, tooLong: '' },
    { format: 'password', minLength: 6, maxLength: 200 },
  ],
  [
    { kind: 'password', required: '' },
    { format: 'password', minLength: 1 },
  ],
  [
    { kind: 'repeat', of: 'password', message: '' },
    { format: 'password', minLength: 1 },
  ],
  [
    { kind: 'whole-number', min: 1, max: 5, message: '' },
    { type: 'integer', minimum: 1, maximum: 5 },
  ],
  [
    { kind: 'whole-number', min: 0, max: 100, step: 10, message: '' },
    { type: 'integer', minimum: 0, maximum: 100, multipleOf: 10 },
  ],
  [
    { kind: 'whole-number', nullable: true, min: 1, max: 5, message: '' },
    { type: ['integer', 'null'], minimum: 1, maximum: 5 },
  ],
  [
    { kind: 'whole-number', min: 1, max: Number.MAX_SAFE_INTEGER, message: '' },
    { type: 'integer', minimum: 1 },
  ],
  [{ kind: 'choice', options: ['a', 'b'], message: '' }, { enum: ['a', 'b'] }],
  [{ kind: 'choice', nullable: true, options: ['a'], message: '' }, { enum: ['a', null] }],
  [{ kind: 'consent', message: '' }, { const: true }],
  [{ kind: 'calendar-day', message: '', inFuture: '' }, { format: 'date' }],
  [{ kind: 'moment', message: '' }, { pattern: '^\\d{4}-' }],
  [{ kind: 'time-zone', max: 60, message: '' }, { maxLength: 60 }],
  [{ kind: 'id-list', message: '', max: 7 }, { maxItems: 7 }],
  [{ kind: 'id-list', message: '', distinctMax: 7 }, { maxItems: 7 }],
  [{ kind: 'id-list', message: '' }, {}],
  [{ kind: 'object', message: '', maxBytes: 10 }, { description: 'At most 10 bytes of JSON.' }],
  [{ kind: 'object', message: '' }, {}],
  [{ kind: 'opaque', required: '' }, { minLength: 1 }],
  [{ kind: 'opaque', required: '', mayBeEmpty: true }, {}],
  [{ kind: 'flag', message: '' }, {}],
  [{ kind: 'list', message: '' }, {}],
  [{ kind: 'structure', problem: () => null }, {}],
];

describe('the limits in a JSON Schema', () => {
  it.each(cases)('of %j', (rule, limits) => {
    expect(schemaLimits(rule, 6)).toEqual(limits);
  });
});
