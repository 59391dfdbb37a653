import { passwordOfAtLeast } from './auth-rules';

describe('the length of a password', () => {
  it.each([
    ['three emoji', '🌊'.repeat(3), 'Password must be at least 6 characters'],
    ['six emoji', '🌊'.repeat(6), true],
    ['two hundred emoji', '🌊'.repeat(200), true],
    ['one emoji more', '🌊'.repeat(201), 'Password cannot exceed 200 characters'],
    ['six blanks', ' '.repeat(6), true],
  ])('counts whole characters, blanks included: %s', (_name, password, verdict) => {
    expect(passwordOfAtLeast(6)(password)).toBe(verdict);
  });
});
