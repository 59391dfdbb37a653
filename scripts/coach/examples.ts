import { createHash } from 'node:crypto';
import { CASE_PARTS } from '../../backend/src/alex/coach/cases/case-library';
import type { TurnInCase } from '../../backend/src/alex/coach/cases/turn-classifier';
import { isLabel, type Label } from '../../backend/src/alex/coach/understanding/intent/intent-classifier';
import { NAME_WORD, STANDARD_WORD } from '../../backend/src/alex/coach/understanding/intent/intent-features';

export interface Example {
  readonly label: Label;
  readonly isHeldOut: boolean;
  /** With `{match}`, `{other}` and `{standard}` in the place of names. */
  readonly text: string;
}

/** Reads backend/data/coach-utterances.tsv. */
export function readExamples(file: string): Example[] {
  const [, ...lines] = file.trimEnd().split('\n');
  return lines.map((line) => {
    const [label = '', half = '', text = ''] = line.split('\t');
    if (!isLabel(label)) throw new Error(`No such intent: ${line}`);
    return { label, isHeldOut: half === 'held-out', text };
  });
}

/** A message in a situation of the library. */
export interface CaseMessage {
  /** The name of the case or frame. */
  readonly situation: string;
  /** What it does there; `opens` for one that brings the situation up. */
  readonly turn: TurnInCase;
  /** Whether it names its subject as most people would, rather than by what happened. */
  readonly isPlain: boolean;
  readonly isHeldOut: boolean;
  /** With `{match}` and `{other}` in the place of names. */
  readonly text: string;
}

const TURNS: ReadonlyMap<string, TurnInCase> = new Map<string, TurnInCase>([
  ['-', 'opens'],
  ['hear', 'hear'],
  ...CASE_PARTS.map((part): [string, TurnInCase] => [part, part]),
]);
const MANNERS: ReadonlySet<string> = new Set(['plain', 'indirect']);

/** Reads backend/data/coach-messages.tsv. Throws for a line that is none. */
export function readCaseMessages(file: string): CaseMessage[] {
  const [, ...lines] = file.trimEnd().split('\n');
  return lines.map((line) => {
    const [situation = '', part = '', manner = '', text = ''] = line.split('\t');
    const turn = TURNS.get(part);
    if (!turn || !MANNERS.has(manner)) throw new Error(`No message of a situation: ${line}`);
    return { situation, turn, isPlain: manner === 'plain', isHeldOut: isHeldOut(text), text };
  });
}

/** A quarter is held out. The text alone decides, so that no one can. */
export function isHeldOut(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) < 64;
}

export function fingerprintOf(examples: readonly Example[]): string {
  return createHash('sha256')
    .update(examples.map(({ label, text }) => `${label}\t${text}`).join('\n'))
    .digest('hex');
}

const NAMES = 'jonas charlotte sam maria tom léa ben kate mike sofía omar jin priya dave anna luca'.split(
  ' ',
);
const STANDARDS = ['honesty', 'humor', 'kindness', 'ambition', 'wants kids', 'communication', 'trust'];

/** As the coach reads it when it knows the names. */
export function withKnownNames(text: string): string {
  return text.replace(/\{(?:match|other)\}/g, NAME_WORD).replaceAll('{standard}', STANDARD_WORD);
}

/** As the coach reads it when it knows none of the names; `turn` picks them. */
export function withOtherNames(text: string, turn: number): string {
  return text
    .replaceAll('{match}', NAMES[turn % NAMES.length] ?? '')
    .replaceAll('{other}', NAMES[(turn * 7 + 5) % NAMES.length] ?? '')
    .replaceAll('{standard}', STANDARDS[turn % STANDARDS.length] ?? '');
}
