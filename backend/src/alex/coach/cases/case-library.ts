import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { INTENTS, type Intent } from '../intents';

/** What a short follow-up in a case asks. */
export const CASE_PARTS = ['why', 'no', 'say', 'should', 'but', 'when', 'next'] as const;
export type CasePart = (typeof CASE_PARTS)[number];

/** A situation in which daters find themselves, with what a coach says to it. Data: backend/data/coach-cases. */
export interface DatingCase {
  readonly name: string;
  /** What it is called where it is offered to be tapped; null for a frame. */
  readonly title: string | null;
  /** The intent nearest to it. */
  readonly intent: Intent;
  /** What gives it away in the standard words of a message. */
  readonly words: RegExp;
  /** What is about its subject at least; counts where nothing else is recognized. */
  readonly subject: RegExp | null;
  /** How people say it. */
  readonly phrasings: readonly string[];
  /** What to say to it, the best first. `{who}`, `{whom}` and `{whose}` stand for the person. */
  readonly answers: readonly string[];
  /** What to say to someone who goes on telling, whatever it is, in this order. */
  readonly further: readonly string[];
  readonly parts: Readonly<Partial<Record<CasePart, string>>>;
  /** Whether it only adds to the case before it, which the conversation stays in. */
  readonly isAside: boolean;
  /** Whether it goes before every situation, or only where nothing else is recognized. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What happens between two people or in one, whatever the subject; for what is in no case. Data: backend/data/coach-frames. */
export type Frame = DatingCase;

const FRAMES = join(PROJECT_ROOT, 'backend/data/coach-frames');
const FOLDER = join(PROJECT_ROOT, 'backend/data/coach-cases');
const LINE = /^(?<sign>[#@&~?=]|[a-z]+:) (?<text>.+)$/;

/** Reads the files of a folder: "# name intent" (after it "aside" for what leaves the case before it, "first" and "last" for when it is tried), then "@ title", "& pattern of words" or "~ pattern of the subject", "? phrasing", "= answer", "part: text" and "more: text" lines. */
export function readCases(folder = FOLDER): DatingCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parsedCases(readFileSync(join(folder, name), 'utf8')));
}

function parsedCases(file: string): DatingCase[] {
  return file
    .split(/^(?=# )/m)
    .filter((block) => block.startsWith('# '))
    .map(parsedCase);
}

function parsedCase(block: string): DatingCase {
  const lines = block
    .trim()
    .split('\n')
    .map((line) => LINE.exec(line)?.groups ?? fail(`No line of a case: ${line}`));
  const texts = (sign: string) => lines.filter((line) => line['sign'] === sign).map(({ text = '' }) => text);
  const [name = '', intent = '', ...places] = texts('#')[0]?.split(' ') ?? [];
  if (!Object.hasOwn(INTENTS, intent)) fail(`No such intent: ${intent} of ${name}`);
  const parts = CASE_PARTS.flatMap((part) => texts(`${part}:`).map((text) => [part, text] as const));
  const [subject] = texts('~');
  const [title = null] = texts('@');
  return {
    name,
    title,
    intent: intent as Intent,
    words: texts('&').length > 0 ? new RegExp(`\\b(?:${withPeople(texts('&').join('|'))})`) : /(?!)/,
    subject: subject === undefined ? null : new RegExp(subject),
    phrasings: texts('?'),
    answers: texts('='),
    further: texts('more:'),
    parts: Object.fromEntries(parts),
    isAside: places.includes('aside'),
    isFirst: places.includes('first'),
    isLast: places.includes('last'),
  };
}

/** HE, HIM and HIS stand for whom a message is about. */
function withPeople(pattern: string): string {
  return pattern
    .replace(/(?<![A-Z])HE(?![A-Z])/g, '(?:he|she|they|xmatch)')
    .replace(/(?<![A-Z])HIM(?![A-Z])/g, '(?:him|her|them|xmatch)')
    .replace(/(?<![A-Z])HIS(?![A-Z])/g, '(?:his|her|their|xmatch)');
}

function fail(problem: string): never {
  throw new Error(problem);
}

let cases: ReadonlyMap<string, DatingCase> | null = null;
let frames: ReadonlyMap<string, Frame> | null = null;

export function allCases(): ReadonlyMap<string, DatingCase> {
  cases ??= byName(readCases());
  return cases;
}

/** The more particular first. */
export function allFrames(): ReadonlyMap<string, Frame> {
  frames ??= byName(readCases(FRAMES));
  return frames;
}

function byName(all: readonly DatingCase[]): ReadonlyMap<string, DatingCase> {
  return new Map(all.map((one) => [one.name, one]));
}

let titled: ReadonlyMap<string, DatingCase> | null = null;

/** The case that is called so. */
export function caseTitled(title: string): DatingCase | undefined {
  titled ??= new Map(
    [...allCases().values()].flatMap((one) => (one.title === null ? [] : [[one.title, one] as const])),
  );
  return titled.get(title);
}

export function caseNamed(name: string): DatingCase | undefined {
  return allCases().get(name) ?? allFrames().get(name);
}
