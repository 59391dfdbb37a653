import { render, screen } from '@testing-library/react';
import { PasswordMeter, passwordStrength } from './password-meter';
import { estimateStrength } from './strength-estimate';

const strength = (password: string, minimum = 6, own: readonly string[] = []) =>
  passwordStrength(password, minimum, own, estimateStrength);

describe('the password meter', () => {
  it.each([
    ['', 0, 'At least 6 characters; a short sentence works well.'],
    ['abc', 0, '3 of at least 6 characters'],
    ['🌊🌊🌊', 0, '3 of at least 6 characters'],
    ['x'.repeat(201), 0, 'Password cannot exceed 200 characters'],
    ['aaaaaaaa', 1, 'Easy to guess. Avoid repeated letters.'],
    ['qwertyuiop', 1, /^Easy to guess\. /],
    ['Password123', 1, /^Easy to guess\. /],
    ['orange boat', 2, /^Could be stronger\. /],
    ['five blue lamps', 4, 'Strong password'],
    ['my orange boat leaks', 4, 'Strong password'],
    ['🌊'.repeat(200), 1, /^Easy to guess\. /],
  ])('for "%s" has %i bars', (password, level, words) => {
    const found = strength(password);
    expect(found.level).toBe(level);
    if (typeof words === 'string') expect(found.words).toBe(words);
    else expect(found.words).toMatch(words);
  });

  it.each(['password', 'Password123', 'qwertyuiop', 'Elizabeth', 'Michael'])(
    'says once that "%s" is easy to guess',
    (password) => {
      expect(strength(password).words.match(/easy to guess/gi)).toEqual(['Easy to guess']);
    },
  );

  it("follows the form's minimum", () => {
    expect(strength('abcdef', 8)).toEqual({ level: 0, words: '6 of at least 8 characters' });
  });

  it("sees the user's own words", () => {
    expect(strength('Lindqvist77').level).toBeGreaterThan(1);
    expect(strength('Lindqvist77', 6, ['Lindqvist'])).toEqual({
      level: 1,
      words: 'Easy to guess. Leave out your name and email address.',
    });
  });

  it('marks its field as weak or strong', async () => {
    const { rerender } = render(<PasswordMeter password="qwertyuiop" minimum={6} />);
    const mark = (words: HTMLElement) => words.closest('[data-strength]')?.getAttribute('data-strength');
    expect(mark(await screen.findByText(/^Easy to guess/))).toBe('weak');
    rerender(<PasswordMeter password="my orange boat leaks" minimum={6} />);
    expect(mark(await screen.findByText('Strong password'))).toBe('strong');
  });

  it('loads on the first letter, and is announced politely', async () => {
    const { rerender } = render(<PasswordMeter password="" minimum={6} />);
    screen.getByText('At least 6 characters; a short sentence works well.');
    rerender(<PasswordMeter password="my orange boat leaks" minimum={6} />);
    const words = await screen.findByText('Strong password');
    expect(words.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });
});
