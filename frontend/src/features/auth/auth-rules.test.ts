import { passwordOfAtLeast } from './auth-rules';

describe('the length of a password', () => {
  it.each([
    ['🌊🌊🌊', 'Password must be at least 6 characters'],
    ['🌊🌊🌊🌊🌊🌊', true],
    ['🌊'.repeat(200), true],
    ['🌊'.repeat(201), 'Password cannot exceed 200 characters'],
    ['      ', true],
  ])('is counted in whole characters, blanks included (%s)', (password, verdict) => {
    expect(passwordOfAtLeast(6)(password)).toBe(verdict);
  });
});
