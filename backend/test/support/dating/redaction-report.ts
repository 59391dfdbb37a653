import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Pseudonyms } from '../../../src/alex/model/pseudonyms';

const FIXTURES = resolve('backend/test/fixtures/redaction');
/** Whom the phrases are about; other names in them belong to people no one has recorded. */
const MATCHES = [
  'Robin',
  'Robert',
  'Elizabeth',
  'Al',
  'Jo',
  'Bo',
  'Ng',
  'María José',
  'Will',
  'Gabriel',
  'Katherine',
];
const USER = { firstName: 'Ada', lastName: 'Byron', standards: [{ question: 'Emotional Connection' }] };

type Half = 'tuning' | 'held out';

export interface Phrase {
  readonly kind: string;
  readonly half: Half;
  readonly text: string;
  readonly sent: string;
  readonly hasLeaked: boolean;
}

function lines(name: string): string[] {
  return readFileSync(resolve(FIXTURES, name), 'utf8').trimEnd().split('\n');
}

function pseudonyms(): Pseudonyms {
  const known = MATCHES.map((name) => ({ id: name, name, profession: null, location: null }));
  return new Pseudonyms(known, USER);
}

/** Each phrase of the labeled set as a model would get it. */
export function phrases(): Phrase[] {
  const conceal = pseudonyms();
  return lines('phrases.tsv')
    .slice(1)
    .map((line) => {
      const [kind = '', half = '', text = '', forbidden = ''] = line.split('\t');
      const sent = conceal.conceal(text);
      const hasLeaked = new RegExp(forbidden, 'iu').test(sent.replace(/Match-\d+/g, 'Match'));
      return { kind, half: half === 'tuning' ? 'tuning' : 'held out', text, sent, hasLeaked };
    });
}

export interface Ordinary {
  readonly text: string;
  readonly sent: string;
  readonly words: number;
  readonly removed: number;
}

/** Each sentence that identifies no one, and how many of its words are missing from what a model would get. */
export function ordinarySentences(): Ordinary[] {
  const conceal = pseudonyms();
  return lines('ordinary.txt').map((text) => {
    const sent = conceal.conceal(text);
    const words = text.split(/\s+/);
    const left = sent.split(/\s+/);
    return { text, sent, words: words.length, removed: words.filter((word) => !left.includes(word)).length };
  });
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

/** The table of docs/model.md. */
export function redactionTable(): string {
  const all = phrases();
  const row = (kind: string, of: readonly Phrase[]): string => {
    const cell = (half: Half): string => {
      const mine = of.filter((phrase) => phrase.half === half);
      return `${mine.filter(({ hasLeaked }) => hasLeaked).length} of ${mine.length}`;
    };
    return `| ${kind} | ${cell('tuning')} | ${cell('held out')} |`;
  };
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const ordinary = ordinarySentences();
  const removed = ordinary.reduce((sum, one) => sum + one.removed, 0);
  const words = ordinary.reduce((sum, one) => sum + one.words, 0);
  return [
    '| what must not leave | leaked, tuning half | leaked, held-out half |',
    '| --- | --- | --- |',
    ...kinds.map((kind) =>
      row(
        kind,
        all.filter((phrase) => phrase.kind === kind),
      ),
    ),
    row('**all**', all),
    '',
    `${ordinary.length} ordinary sentences: ${removed} of ${words} words removed (${percent(removed, words)}).`,
  ].join('\n');
}
