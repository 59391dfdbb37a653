import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_LANGUAGES } from '#contract/dating/help';
import { disclosing, foundIn, harmless, KINDS, readSentences, shareOf, tablesOf } from './evaluation';

const sentences = readSentences(readFileSync(join(__dirname, 'sentences.tsv'), 'utf8'));
const heldOut = sentences.filter(({ half }) => half === 'held-out');

describe('the labeled sentences', () => {
  it('are half look-alikes, and have every kind in every language', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(800);
    expect(sentences.filter(harmless).length / sentences.length).toBeGreaterThan(0.47);
    for (const language of HELP_LANGUAGES)
      for (const kind of KINDS)
        expect(sentences.some((known) => known.kind === kind && known.language === language)).toBe(true);
  });

  it('are held out by a hash, which no one can choose', () => {
    for (const { text, half } of sentences) {
      const [byte = 0] = createHash('sha256').update(text).digest();
      expect([text, half]).toEqual([text, byte < 128 ? 'tune' : 'held-out']);
    }
  });
});

describe('sentences that were written later', () => {
  const read = (set: string) => readSentences(readFileSync(join(__dirname, `${set}-sentences.tsv`), 'utf8'));
  const fresh = read('fresh');
  const clean = read('clean');
  const later = read('later');
  const phone = read('phone');

  it('were split by the last bit of a hash', () => {
    for (const { text, half } of [...fresh, ...clean, ...later, ...phone]) {
      const [byte = 0] = createHash('sha256').update(text).digest();
      expect([text, half]).toEqual([text, byte % 2 === 0 ? 'tune' : 'held-out']);
    }
  });

  it('are understood as far as docs/safety.md says', () => {
    const unseen = fresh.filter(({ half }) => half === 'held-out');
    expect(shareOf(foundIn(unseen.filter(disclosing)))).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(foundIn(unseen.filter(harmless)))).toBeLessThanOrEqual(0.12);
    expect(shareOf(foundIn(clean.filter(disclosing)))).toBeGreaterThanOrEqual(0.6);
    expect(shareOf(foundIn(clean.filter(harmless)))).toBeLessThanOrEqual(0.1);
    expect(shareOf(foundIn(later.filter(disclosing)))).toBeGreaterThanOrEqual(0.91);
    expect(shareOf(foundIn(later.filter(harmless)))).toBeLessThanOrEqual(0.05);
    expect(shareOf(foundIn(phone.filter(disclosing)))).toBeGreaterThanOrEqual(0.84);
    expect(shareOf(foundIn(phone.filter(harmless)))).toBeLessThanOrEqual(0.095);
  });
});

describe('of the held-out half', () => {
  it('at least 95 of 100 disclosures are found, and at most 8 of 100 look-alikes', () => {
    expect(shareOf(foundIn(heldOut.filter(disclosing)))).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(foundIn(heldOut.filter(harmless)))).toBeLessThanOrEqual(0.08);
  });

  it.each(HELP_LANGUAGES)('at least 90 of 100 disclosures are found in %s', (language) => {
    const spoken = heldOut.filter((known) => known.language === language);
    expect(shareOf(foundIn(spoken.filter(disclosing)))).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(foundIn(spoken.filter(harmless)))).toBeLessThanOrEqual(0.1);
  });

  it('the tables in docs/safety.md are true', () => {
    const squeezed = (lines: string) => lines.replace(/ +/g, ' ').replace(/-{2,}/g, '---');
    const docs = squeezed(readFileSync(join(__dirname, '../../../../docs/safety.md'), 'utf8'));
    for (const line of tablesOf(sentences)) expect(docs).toContain(squeezed(line));
  });
});
