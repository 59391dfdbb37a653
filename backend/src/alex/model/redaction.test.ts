import { ordinarySentences, phrases } from '../../../test/support/dating/redaction-report';

const MOST_LEAKS = 2;
const MOST_REMOVED = 0.05;

describe('a labeled set of phrases that identify people', () => {
  it.each(['tuning', 'held out'] as const)('leaves almost nothing identifying, %s half', (half) => {
    const mine = phrases().filter((phrase) => phrase.half === half);
    expect(mine.length).toBeGreaterThanOrEqual(100);
    const leaked = mine.filter(({ hasLeaked }) => hasLeaked).map(({ text, sent }) => `${text} -> ${sent}`);
    expect(leaked.length).toBeLessThanOrEqual(MOST_LEAKS);
  });
});

describe('ordinary sentences about dates', () => {
  it('keep their words', () => {
    const sentences = ordinarySentences();
    const sum = (of: 'words' | 'removed') => sentences.reduce((total, one) => total + one[of], 0);
    expect(sentences).toHaveLength(100);
    expect(sum('removed') / sum('words')).toBeLessThanOrEqual(MOST_REMOVED);
  });
});
