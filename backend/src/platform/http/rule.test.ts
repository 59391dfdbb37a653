import 'reflect-metadata';
import { toDto } from './dto.pipe';
import {
  ifPresent,
  isTrue,
  oneOf,
  optional,
  Read,
  Rule,
  text,
  Trimmed,
  TrimmedOrNull,
  wholeNumber,
} from './rule';

const body = {};

describe('text', () => {
  const required = text({ required: 'needed', max: 3, tooLong: 'too long' });
  const free = text({ max: 3, tooLong: 'too long' });

  it.each([undefined, null, ''])('may be missing only where it is not required: %j', (value) => {
    expect(required(value, body)).toBe('needed');
    expect(free(value, body)).toBeNull();
  });

  it('counts characters as people do, not as JavaScript does', () => {
    expect(free('🦊🦊🦊', body)).toBeNull();
    expect(free('🦊🦊🦊🦊', body)).toBe('too long');
  });

  it('refuses what is no text, a NUL, and half a character', () => {
    for (const value of [5, true, [], {}]) expect(required(value, body)).toBe('needed');
    expect(free(5, body)).toBe('too long');
    for (const value of ['a\0', 'a\ud800']) expect(required(value, body)).toMatch(/cannot be stored/);
  });
});

describe('whole numbers, options and switches', () => {
  const stars = wholeNumber(1, 5, 'bad');

  it.each([1, 3, 5])('accept %d', (value) => expect(stars(value, body)).toBeNull());

  it.each([0, 6, 2.5, NaN, Infinity, '3', null, undefined, true, [3]])('refuse %p', (value) =>
    expect(stars(value, body)).toBe('bad'),
  );

  it('take a listed option only, and a real true only', () => {
    const pick = oneOf(['a', 'b'], 'bad');
    expect([pick('a', body), pick('c', body), pick(['a'], body)]).toEqual([null, 'bad', 'bad']);
    const agreed = isTrue('bad');
    expect([agreed(true, body), agreed('true', body), agreed(1, body)]).toEqual([null, 'bad', 'bad']);
  });

  it('may be left out; null only where that means "none"', () => {
    expect([optional(stars)(undefined, body), optional(stars)(null, body), optional(stars)(9, body)]).toEqual(
      [null, null, 'bad'],
    );
    expect([ifPresent(stars)(undefined, body), ifPresent(stars)(null, body)]).toEqual([null, 'bad']);
  });
});

class Guest {
  @Read((value, whole) => value ?? whole['nick'])
  @Trimmed()
  @Rule(text({ required: 'Name is required', max: 10, tooLong: 'Name is too long' }))
  name!: string;

  @TrimmedOrNull()
  @Rule(text({ max: 10, tooLong: 'Note is too long' }))
  note?: string | null;

  @Rule((value, whole) => (value === whole['name'] ? null : 'Names differ'))
  again!: string;
}

describe('a body', () => {
  it('is trimmed, in one Unicode form, and rid of what nobody asked for', async () => {
    const guest = await toDto(Guest, { name: ' Jose\u0301 ', note: '  ', again: 'José', admin: true });
    expect({ ...guest }).toEqual({ name: 'José', note: null, again: 'José' });
  });

  it('may give a field under its other name', async () => {
    expect(await toDto(Guest, { nick: 'Ada', again: 'Ada' })).toMatchObject({ name: 'Ada' });
  });

  it.each([{}, null, [], 'text', 5])('names every wrong field at once, also when it is %j', async (wrong) => {
    await expect(toDto(Guest, wrong)).rejects.toMatchObject({
      code: 'request.invalid',
      details: { message: 'Name is required', errors: [{ field: 'name', message: 'Name is required' }] },
    });
  });

  it('is judged field against field', async () => {
    await expect(toDto(Guest, { name: 'Ada', note: 'x'.repeat(11), again: 'Eve' })).rejects.toMatchObject({
      details: {
        errors: [
          { field: 'note', message: 'Note is too long' },
          { field: 'again', message: 'Names differ' },
        ],
      },
    });
  });
});
