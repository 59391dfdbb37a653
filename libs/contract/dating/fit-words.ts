import { scoreColor, type ScoreColor } from '#scoring/compatibility';

const WORDS: Readonly<Record<ScoreColor, string>> = {
  green: 'Strong fit',
  yellow: 'Partial fit',
  red: 'Weak fit',
};

/** What a percentage (whole, 10 to 100) is called, wherever it is mentioned. */
export function fitWord(percent: number): string {
  return WORDS[scoreColor(percent)];
}
