import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DisclosureKind } from '../../backend/src/safety/disclosure-kind';
import { readSentences } from '../../backend/src/safety/evaluation/evaluation';
import { readCaseMessages, readExamples, withOtherNames, type CaseMessage } from '../coach/examples';

export interface SafetyExample {
  readonly kind: DisclosureKind | 'none';
  readonly text: string;
}

/** Nothing has learned from `clean-sentences` and `later-sentences`. */
export type SentenceSet = 'sentences' | 'fresh-sentences' | 'clean-sentences' | 'later-sentences';

/** Of every how many messages to the coach one is learned as harmless. */
const UTTERANCES_PER_EXAMPLE = 4;

/** Situations that can be danger: what is told in them is no example of what is harmless. */
const NEAR_DANGER: ReadonlySet<string> = new Set([
  'boundary-pushed',
  'partner-jealous',
  'late-calls',
  'ex-still-texts',
  'stop-going-back',
  'coparent-ex',
  'wants-me-to-change',
  'arranged-pressure',
  'weird-vibe',
  'safety-first-meeting',
  'hide-from-family',
  'drinks-a-lot',
]);

/** Everything that is learned: the examples, the sentences to tune on, and what is harmless of the messages to the coach. */
export function readTrainingExamples(root: string, isLearned = (_: CaseMessage) => true): SafetyExample[] {
  const tuning = [...readLabeledSentences(root), ...readLabeledSentences(root, 'fresh-sentences')].filter(
    ({ half }) => half === 'tune',
  );
  return [
    ...readSafetyExamples(root),
    ...tuning.map(({ kind, text }) => ({ kind, text })),
    ...readUtterances(root)
      .filter((_, turn) => turn % UTTERANCES_PER_EXAMPLE === 0)
      .map((text) => ({ kind: 'none' as const, text })),
    ...readEverydayMessages(root)
      .filter(isLearned)
      .map(({ text }, turn) => ({ kind: 'none' as const, text: withOtherNames(text, turn) })),
  ];
}

/** What daters tell a coach on an ordinary day: of the situations of the library, those that are harmless. */
export function readEverydayMessages(root: string): CaseMessage[] {
  const file = readFileSync(join(root, 'backend/data/coach-messages.tsv'), 'utf8');
  return readCaseMessages(file).filter(({ situation }) => !NEAR_DANGER.has(situation));
}

/** Those of backend/data/safety-examples.tsv. */
export function readSafetyExamples(root: string): (SafetyExample & { readonly language: string })[] {
  const [, ...lines] = readFileSync(join(root, 'backend/data/safety-examples.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [kind, language = '', text = ''] = line.split('\t');
    return { kind: kind as SafetyExample['kind'], language, text };
  });
}

export function readLabeledSentences(root: string, set: SentenceSet = 'sentences') {
  const file = join(root, 'backend/src/safety/evaluation', `${set}.tsv`);
  return readSentences(readFileSync(file, 'utf8'));
}

/** What people ask a coach, with names. */
export function readUtterances(root: string): string[] {
  const file = readFileSync(join(root, 'backend/data/coach-utterances.tsv'), 'utf8');
  return readExamples(file).map(({ text }, turn) => withOtherNames(text, turn));
}

export function safetyFingerprint(examples: readonly SafetyExample[]): string {
  return createHash('sha256')
    .update(examples.map(({ kind, text }) => `${kind}\t${text}`).join('\n'))
    .digest('hex');
}
