import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENTS } from '../../backend/src/alex/coach/intents';
import { readWeights } from '../../backend/src/words/learned/trained-weights';
import { heldOutAccuracy } from '../coach/accuracy';
import { fingerprintOf, isHeldOut, readExamples } from '../coach/examples';
import { ROOT } from './support/processes';

const examples = readExamples(readFileSync(join(ROOT, 'backend/data/coach-utterances.tsv'), 'utf8'));
const FEWEST_PER_INTENT = 20;

describe('what the coach learned from', () => {
  it('has enough examples of every intent', () => {
    const scarce = Object.keys(INTENTS).filter(
      (intent) => examples.filter(({ label }) => label === intent).length < FEWEST_PER_INTENT,
    );
    expect(scarce).toEqual([]);
  });

  it('holds out what the hash says, and says everything once', () => {
    expect(examples.filter((example) => example.isHeldOut !== isHeldOut(example.text))).toEqual([]);
    expect(new Set(examples.map(({ text }) => text.toLowerCase())).size).toBe(examples.length);
  });

  it('is what the product ships with (else: npm run coach:train)', () => {
    expect(readWeights('coach-intents.json.gz').examples).toBe(fingerprintOf(examples));
  });

  it('is enough to understand messages it has never seen', () => {
    const { right, rightOrSecond, answeredWrong, answeredOutOfScope } = heldOutAccuracy(examples);
    expect(right).toBeGreaterThanOrEqual(0.86);
    expect(rightOrSecond).toBeGreaterThanOrEqual(0.92);
    expect(answeredWrong).toBeLessThanOrEqual(0.08);
    expect(answeredOutOfScope).toBeLessThanOrEqual(0.2);
  }, 120_000);
});
