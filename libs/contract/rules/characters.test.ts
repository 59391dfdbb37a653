import { characterCount, firstCharacters, isStorable } from './characters';

describe('characters', () => {
  it('are code points, so an emoji counts as one', () => {
    expect([characterCount(''), characterCount('abc'), characterCount('🦊a🦊')]).toEqual([0, 3, 3]);
  });

  it('are never cut in half', () => {
    expect(firstCharacters('🦊🦊🦊', 2)).toBe('🦊🦊');
    expect(firstCharacters('ab', 2)).toBe('ab');
    expect(firstCharacters('abc', 2)).toBe('ab');
  });

  it('can be stored unless they are NUL or half of a pair', () => {
    expect(['a', '🦊', 'a\0', '\ud800'].map(isStorable)).toEqual([true, true, false, false]);
  });
});
