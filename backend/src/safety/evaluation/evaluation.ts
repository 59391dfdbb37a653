import { HELP_LANGUAGES, type HelpLanguage } from '#contract/dating/help';
import { disclosureIn, signedDisclosureIn } from '../disclosure';
import type { Disclosure, DisclosureKind } from '../disclosure-kind';

type Half = 'tune' | 'held-out';

export interface LabeledSentence {
  readonly kind: DisclosureKind | 'none';
  readonly language: HelpLanguage;
  readonly half: Half;
  readonly text: string;
}

/** How many of `all` were found to disclose something. */
export interface Found {
  readonly found: number;
  readonly all: number;
}

const HALVES: readonly Half[] = ['tune', 'held-out'];
export const KINDS: readonly DisclosureKind[] = [
  'violence',
  'sexual-coercion',
  'control',
  'threat',
  'self-harm',
  'past-abuse',
  'hurting',
];

/** Reads sentences.tsv. */
export function readSentences(table: string): LabeledSentence[] {
  const [, ...lines] = table.trim().split('\n');
  return lines.map((line) => {
    const [kind, language, half, text] = line.split('\t');
    return { kind, language, half, text } as LabeledSentence;
  });
}

export function foundIn(
  sentences: readonly LabeledSentence[],
  judge: (text: string) => Disclosure | null = disclosureIn,
): Found {
  return {
    found: sentences.filter(({ text }) => judge(text) !== null).length,
    all: sentences.length,
  };
}

/** A share of `foundIn`, 0 to 1; 1 of nothing. */
export function shareOf({ found, all }: Found): number {
  return all === 0 ? 1 : found / all;
}

export const disclosing = ({ kind }: LabeledSentence): boolean => kind !== 'none';
export const harmless = ({ kind }: LabeledSentence): boolean => kind === 'none';

/** The tables of docs/safety.md, as lines of Markdown. */
export function tablesOf(sentences: readonly LabeledSentence[]): string[] {
  const cell = (chosen: readonly LabeledSentence[], judge = disclosureIn) => {
    const result = foundIn(chosen, judge);
    return result.all === 0
      ? '-'
      : `${result.found} of ${result.all} (${(shareOf(result) * 100).toFixed(1)}%)`;
  };
  const rowFor = (
    name: string,
    chosen: readonly LabeledSentence[],
    isKind: boolean,
    judge = disclosureIn,
  ) => {
    const cells = HALVES.flatMap((half) => {
      const ofHalf = chosen.filter((sentence) => sentence.half === half);
      const recall = cell(ofHalf.filter(disclosing), judge);
      return isKind ? [recall] : [recall, cell(ofHalf.filter(harmless), judge)];
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  };
  const of = <Key extends 'language' | 'kind'>(key: Key, value: LabeledSentence[Key]) =>
    sentences.filter((sentence) => sentence[key] === value);
  return [
    '| language | tuning: found | tuning: false alarms | held out: found | held out: false alarms |',
    '| --- | --- | --- | --- | --- |',
    ...HELP_LANGUAGES.map((language) => rowFor(language, of('language', language), false)),
    rowFor('all', sentences, false),
    rowFor('all, by signs alone', sentences, false, signedDisclosureIn),
    '',
    '| kind | tuning: found | held out: found |',
    '| --- | --- | --- |',
    ...KINDS.map((kind) => rowFor(kind, of('kind', kind), true)),
  ];
}
