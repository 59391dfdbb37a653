import { passwordStrength } from './password-field';

describe('the password hint', () => {
  it.each([
    ['', 0, 'At least 6 characters; a short sentence works well.'],
    ['abc', 0, '3 of at least 6 characters'],
    ['🌊🌊🌊', 0, '3 of at least 6 characters'],
    ['🌊'.repeat(200), 1, 'OK. A few more words would make it strong'],
    ['abcdef', 1, 'OK. A few more words would make it strong'],
    ['orange boat', 2, 'Good password. Longer is stronger'],
    ['my orange boat leaks', 3, 'Strong password'],
    ['aaaaaaaaaaaaaaaaaaaa', 1, 'OK. A few more words would make it strong'],
    ['x'.repeat(201), 0, 'Password cannot exceed 200 characters'],
  ])('for "%s" has %i bars', (password, level, words) => {
    expect(passwordStrength(password, 6)).toEqual({ level, words });
  });

  it("follows the form's minimum", () => {
    expect(passwordStrength('abcdef', 8)).toEqual({ level: 0, words: '6 of at least 8 characters' });
  });
});
