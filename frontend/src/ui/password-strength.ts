import { AUTH_LIMITS } from '#contract/auth';
import { characterCount } from '../lib/character-count';

/** A hint, not a rule: length counts most, then variety; repeating one character counts as short. */
export function passwordStrength(password: string, minimum: number): { level: 0 | 1 | 2 | 3; words: string } {
  const length = characterCount(password);
  const distinct = new Set(password).size;
  if (password === '')
    return { level: 0, words: `At least ${minimum} characters; a short sentence works well.` };
  if (length < minimum) return { level: 0, words: `${length} of at least ${minimum} characters` };
  if (length > AUTH_LIMITS.passwordMax)
    return { level: 0, words: `At most ${AUTH_LIMITS.passwordMax} characters` };
  if (length >= 14 && distinct >= 8) return { level: 3, words: 'Strong password' };
  if (length >= 10 && distinct >= 6) return { level: 2, words: 'Good password; longer is stronger' };
  return { level: 1, words: 'It will do; a few more words make it strong' };
}
