import { checkFields, readField } from './check-field';
import type { CheckContext, FieldRule, TextRule } from './field-rule';

const context: Omit<CheckContext, 'values'> = {
  side: 'form',
  passwordMinLength: 6,
  now: new Date('2026-06-30T12:00:00Z'),
};
const free: TextRule = { kind: 'text', max: 3, tooLong: 'too long' };
const required: TextRule = { ...free, required: 'needed' };

describe('reading a value', () => {
  it('trims text and puts it into one Unicode form', () => {
    expect(readField(free, ' Jose\u0301 ')).toBe('José');
    expect(readField({ kind: 'email', max: 254, message: '' }, ' a@b.co ')).toBe('a@b.co');
  });

  it('turns a blank into null where the rule allows that', () => {
    expect(readField({ ...free, nullable: true }, '  ')).toBeNull();
    expect(readField(free, '  ')).toBe('');
    const choice: FieldRule = { kind: 'choice', options: [], message: '' };
    expect([readField({ ...choice, nullable: true }, ' '), readField(choice, ' a')]).toEqual([null, ' a']);
    expect(readField({ kind: 'time-zone', nullable: true, max: 60, message: '' }, ' UTC ')).toBe('UTC');
  });

  it('collapses single-line text onto one line', () => {
    expect(readField({ ...free, oneLine: true }, ' a\r\n b ')).toBe('a b');
    expect(readField(free, 'a\nb')).toBe('a\nb');
  });

  it('leaves passwords, ids and other types as they are', () => {
    expect(readField({ kind: 'password', required: '' }, ' x ')).toBe(' x ');
    expect(readField({ kind: 'opaque', required: '' }, ' x ')).toBe(' x ');
    expect(readField(free, 5)).toBe(5);
  });
});

describe('a form', () => {
  const rules = {
    name: { ...required, required: 'name needed' },
    age: { kind: 'whole-number', min: 18, max: 100, required: 'age needed', message: 'age wrong' },
    note: { ...required, required: 'note needed' },
  } as const satisfies Record<string, FieldRule>;

  it('reports what is missing before what is wrong, each in field order', () => {
    expect(checkFields(rules, { name: 'Anna', age: undefined, note: '' }, context)).toEqual([
      { field: 'age', message: 'age needed', code: 'request.missing-field' },
      { field: 'note', message: 'note needed', code: 'request.missing-field' },
      { field: 'name', message: 'too long', code: 'request.invalid' },
    ]);
  });

  it('is valid when every field is, after trimming', () => {
    expect(checkFields(rules, { name: ' Ada ', age: 18, note: 'x' }, context)).toEqual([]);
  });
});
