import { checkField } from './check-field';
import type { CheckContext, FieldRule, TextRule } from './field-rule';

const NOW = new Date('2026-06-30T12:00:00Z');
const context = (side: CheckContext['side'] = 'api', values: Record<string, unknown> = {}): CheckContext => ({
  side,
  passwordMinLength: 6,
  now: NOW,
  values,
});
const messageOf = (rule: FieldRule, value: unknown, given = context()): string | null =>
  checkField(rule, value, given)?.message ?? null;

const free: TextRule = { kind: 'text', max: 3, tooLong: 'too long' };
const required: TextRule = { ...free, required: 'needed' };

describe('a text', () => {
  it.each([undefined, null, ''])('may be missing only where it is not required: %j', (value) => {
    expect(checkField(required, value, context())).toEqual({
      message: 'needed',
      code: 'request.missing-field',
    });
    expect(messageOf(free, value)).toBeNull();
  });

  it('counts an emoji as one character', () => {
    expect(messageOf(free, '🦊🦊🦊')).toBeNull();
    expect(messageOf(free, '🦊🦊🦊🦊')).toBe('too long');
  });

  it('rejects what is not text, a NUL, and half a character', () => {
    for (const value of [5, true, [], {}]) expect(messageOf(required, value)).toBe('needed');
    expect(messageOf(free, 5)).toBe('too long');
    for (const value of ['a\0', 'a\ud800']) expect(messageOf(required, value)).toMatch(/cannot be stored/);
  });

  it('may have a minimum length, which a blank text misses too', () => {
    const rule: TextRule = { ...free, min: 2, tooShort: 'too short' };
    expect([undefined, '', 'a', 5].map((value) => messageOf(rule, value))).toEqual(
      Array(4).fill('too short'),
    );
    expect(messageOf(rule, 'ab')).toBeNull();
    expect(checkField(rule, '', context())?.code).toBe('request.invalid');
    expect(messageOf({ ...free, min: 2 }, 'a')).toBe('too long');
  });

  it('is checked for its length before anything else', () => {
    const rule: TextRule = { ...free, also: (text) => (text.includes('x') ? 'no x' : null) };
    expect(['x', 'xxxx', 'a'].map((value) => messageOf(rule, value))).toEqual(['no x', 'too long', null]);
  });
});

describe('a field that only the form requires', () => {
  const rule: TextRule = { ...required, nullable: true, requiredBy: 'form' };

  it('may be left out of the API', () => {
    for (const value of [undefined, null, '']) expect(messageOf(rule, value)).toBeNull();
  });

  it('may not be left out of the form', () => {
    for (const value of [undefined, null, '']) expect(messageOf(rule, value, context('form'))).toBe('needed');
  });

  it('is required by both when the rule does not say', () => {
    expect(messageOf({ ...required, requiredBy: 'both' }, '')).toBe('needed');
  });
});

describe('a whole number', () => {
  const stars: FieldRule = { kind: 'whole-number', min: 1, max: 5, message: 'bad' };
  const tens: FieldRule = { kind: 'whole-number', min: 0, max: 100, step: 10, message: 'bad' };

  it.each([1, 3, 5])('can be %d', (value) => expect(messageOf(stars, value)).toBeNull());

  it.each([0, 6, 2.5, NaN, Infinity, '3', null, undefined, true, [3], ''])('cannot be %p', (value) =>
    expect(messageOf(stars, value)).toBe('bad'),
  );

  it('can be limited to multiples', () => {
    for (const value of [0, 10, 100]) expect(messageOf(tens, value)).toBeNull();
    for (const value of [5, 99, -10, 110]) expect(messageOf(tens, value)).toBe('bad');
  });

  it('may be left out, and null only where that means "none"', () => {
    const nullable: FieldRule = { ...stars, nullable: true };
    expect([undefined, null, 9, ''].map((value) => messageOf(nullable, value))).toEqual([
      null,
      null,
      'bad',
      'bad',
    ]);
    expect(messageOf(nullable, '', context('form'))).toBeNull();
    const optional: FieldRule = { ...stars, optional: true };
    expect([undefined, null].map((value) => messageOf(optional, value))).toEqual([null, 'bad']);
  });
});

describe('options and switches', () => {
  it('accept only a listed option', () => {
    const pick: FieldRule = { kind: 'choice', options: ['a', 'b'], message: 'bad' };
    expect(['a', 'c', ['a'], undefined, ''].map((value) => messageOf(pick, value))).toEqual([
      null,
      'bad',
      'bad',
      'bad',
      'bad',
    ]);
  });

  it('accept true or false, or only true', () => {
    const flag: FieldRule = { kind: 'flag', message: 'bad' };
    expect([true, false, 'true', 1, null].map((value) => messageOf(flag, value))).toEqual([
      null,
      null,
      'bad',
      'bad',
      'bad',
    ]);
    const consent: FieldRule = { kind: 'consent', message: 'agree' };
    expect([true, false, 'true', 1].map((value) => messageOf(consent, value))).toEqual([
      null,
      'agree',
      'agree',
      'agree',
    ]);
  });
});

describe('an email address', () => {
  const rule: FieldRule = { kind: 'email', max: 254, message: 'bad' };

  it('has its own error code when it is wrong', () => {
    expect(checkField(rule, 'ada', context())).toEqual({ message: 'bad', code: 'request.invalid-email' });
    expect(messageOf(rule, 'ada@example.com')).toBeNull();
    for (const value of [undefined, '', 7]) expect(messageOf(rule, value)).toBe('bad');
  });

  it('stays within its maximum length', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(messageOf(rule, address(254))).toBeNull();
    expect(messageOf(rule, address(255))).toBe('bad');
    expect(messageOf({ ...rule, max: 20 }, address(21))).toBe('bad');
  });
});

describe('a password', () => {
  const fresh: FieldRule = {
    kind: 'new-password',
    tooShort: (minimum) => `at least ${minimum}`,
    max: 8,
    tooLong: 'too long',
  };

  it('is as long as the deployment requires, counted in characters, spaces included', () => {
    expect(['12345', '🦊🦊🦊🦊🦊🦊', '      '].map((value) => messageOf(fresh, value))).toEqual([
      'at least 6',
      null,
      null,
    ]);
    expect(checkField(fresh, '', context())).toEqual({
      message: 'at least 6',
      code: 'request.weak-password',
    });
    expect(messageOf(fresh, '123456', { ...context(), passwordMinLength: 7 })).toBe('at least 7');
    expect(['12345678', '123456789'].map((value) => messageOf(fresh, value))).toEqual([null, 'too long']);
    expect(messageOf(fresh, 123456)).toBe('at least 6');
  });

  it('is never shorter than its form requires', () => {
    expect(messageOf({ ...fresh, atLeast: 8 }, '1234567')).toBe('at least 8');
    expect(messageOf({ ...fresh, atLeast: 8 }, '1234567', { ...context(), passwordMinLength: 9 })).toBe(
      'at least 9',
    );
  });

  it('that already exists is anything but empty', () => {
    const known: FieldRule = { kind: 'password', required: 'needed' };
    expect([' ', 'x', '', undefined, 5].map((value) => messageOf(known, value))).toEqual([
      null,
      null,
      'needed',
      'needed',
      'needed',
    ]);
    expect(['12345', '123456'].map((value) => messageOf({ ...known, min: 6 }, value))).toEqual([
      'needed',
      null,
    ]);
  });

  it('must be repeated exactly', () => {
    const again: FieldRule = { kind: 'repeat', of: 'password', message: 'differs' };
    const given = context('form', { password: 'secret' });
    expect(['secret', 'Secret', ''].map((value) => messageOf(again, value, given))).toEqual([
      null,
      'differs',
      'differs',
    ]);
    expect(messageOf({ ...again, required: 'needed' }, '', given)).toBe('needed');
    const long: FieldRule = { ...again, tooShort: (minimum) => `at least ${minimum}` };
    expect(['short', 'secret', 'another', 7].map((value) => messageOf(long, value, given))).toEqual([
      'at least 6',
      null,
      'differs',
      'at least 6',
    ]);
  });
});

describe('days, moments and time zones', () => {
  const day: FieldRule = { kind: 'calendar-day', optional: true, message: 'bad', inFuture: 'later' };

  it('end tomorrow in UTC, by the clock the check is given', () => {
    expect(
      ['2026-07-01', '2026-07-02', '2026-02-30', 5, undefined].map((value) => messageOf(day, value)),
    ).toEqual([null, 'later', 'bad', 'bad', null]);
  });

  it('are a day or an instant', () => {
    const moment: FieldRule = { kind: 'moment', message: 'bad' };
    expect(
      ['2026-06-30', '2026-06-30T10:00:00Z', '2026-02-30T10:00:00Z', '30.6.2026', '2026-99', 5].map((value) =>
        messageOf(moment, value),
      ),
    ).toEqual([null, null, 'bad', 'bad', 'bad', 'bad']);
  });

  it('are a known time zone', () => {
    const zone: FieldRule = { kind: 'time-zone', nullable: true, max: 20, message: 'bad' };
    expect(
      ['Europe/Lisbon', 'Mars/Olympus', 'America/Argentina/Buenos_Aires', null, 5].map((value) =>
        messageOf(zone, value),
      ),
    ).toEqual([null, 'bad', 'bad', null, 'bad']);
  });
});

describe('lists, objects and opaque strings', () => {
  it('are lists of ids, up to a maximum', () => {
    const ids: FieldRule = { kind: 'id-list', message: 'needed', max: 2, tooMany: 'too many' };
    expect([['a'], ['a', 'b', 'c'], [1], 'a', undefined].map((value) => messageOf(ids, value))).toEqual([
      null,
      'too many',
      'needed',
      'needed',
      'needed',
    ]);
    expect(messageOf({ kind: 'id-list', message: 'needed' }, Array(50).fill('a'))).toBeNull();
    expect(messageOf({ kind: 'id-list', message: 'needed', max: 1 }, ['a', 'b'])).toBe('needed');
    const list: FieldRule = { kind: 'list', message: 'list' };
    expect([[1], {}, undefined].map((value) => messageOf(list, value))).toEqual([null, 'list', 'list']);
  });

  it('are objects of limited size that the database can store', () => {
    const rule: FieldRule = {
      kind: 'object',
      message: 'object',
      maxBytes: 20,
      tooLarge: 'large',
      unstorable: 'nul',
    };
    expect(
      [{ a: 1 }, [], null, 'a', { a: 'ü'.repeat(7) }, { a: '\0' }, { a: '\ud800' }].map((value) =>
        messageOf(rule, value),
      ),
    ).toEqual([null, 'object', 'object', 'object', 'large', 'nul', 'nul']);
    expect(messageOf(rule, { a: 'ü'.repeat(6) })).toBeNull();
    expect(messageOf({ kind: 'object', message: 'object', maxBytes: 1 }, {})).toBe('object');
    expect(messageOf({ kind: 'object', message: 'object' }, { a: '\0' })).toBeNull();
    // An escaped backslash does not start an escape.
    expect(messageOf(rule, { a: '\\u0000' })).toBeNull();
  });

  it('are strings that other code parses', () => {
    const id: FieldRule = { kind: 'opaque', required: 'needed' };
    expect(['a', '', 5, undefined].map((value) => messageOf(id, value))).toEqual([
      null,
      'needed',
      'needed',
      'needed',
    ]);
    const input: FieldRule = { ...id, mayBeEmpty: true };
    expect(['', 5, undefined, null].map((value) => messageOf(input, value))).toEqual([
      null,
      'needed',
      'needed',
      'needed',
    ]);
  });

  it('are structures that their own reader validates', () => {
    const rule: FieldRule = { kind: 'structure', problem: (read) => (read === null ? 'unreadable' : null) };
    expect([null, { kind: 'all' }].map((value) => messageOf(rule, value))).toEqual(['unreadable', null]);
  });
});
