import { HELP_LANGUAGES } from '../../libs/contract/dating/help';
import { readWeights } from '../../backend/src/words/learned/trained-weights';
import { disclosureIn } from '../../backend/src/safety/disclosure';
import { KINDS } from '../../backend/src/safety/evaluation/evaluation';
import { plainText } from '../../backend/src/safety/plain-text';
import {
  readLabeledSentences,
  readSafetyExamples,
  readTrainingExamples,
  readUtterances,
  safetyFingerprint,
} from '../safety/examples';
import { everydayAlarms } from '../safety/everyday';
import { ROOT } from './support/processes';

const examples = readSafetyExamples(ROOT);

describe('what the safety check learned from', () => {
  it('has every kind in every language, and says everything once', () => {
    expect(examples.length).toBeGreaterThanOrEqual(3000);
    for (const language of HELP_LANGUAGES)
      for (const kind of [...KINDS, 'none'])
        expect(
          examples.filter((known) => known.kind === kind && known.language === language).length,
        ).toBeGreaterThanOrEqual(15);
    expect(new Set(examples.map(({ text }) => text.toLowerCase())).size).toBe(examples.length);
  });

  it('has nothing of what is held out', () => {
    const heldOut = readLabeledSentences(ROOT).filter(({ half }) => half === 'held-out');
    const letters = (text: string) => plainText(text).replace(/[^a-z0-9]/g, '');
    const known = new Set(examples.map(({ text }) => letters(text)));
    expect(heldOut.filter(({ text }) => known.has(letters(text))).length).toBe(0);
  });

  it('is what the product ships with (else: npm run safety:train)', () => {
    expect(readWeights('safety-classifier.json.gz').examples).toBe(
      safetyFingerprint(readTrainingExamples(ROOT)),
    );
  });
});

it('takes at most 1 of 40 everyday messages that it has not learned for a disclosure', () => {
  const { all, taken } = everydayAlarms(ROOT);
  expect(all).toBeGreaterThanOrEqual(4000);
  expect(taken.length / all).toBeLessThanOrEqual(0.025);
}, 120_000);

it('takes at most 1 of 200 messages to the coach for a disclosure', () => {
  const utterances = readUtterances(ROOT);
  const taken = utterances.filter((text) => disclosureIn(text) !== null);
  expect(taken.length / utterances.length).toBeLessThanOrEqual(0.005);
});
