import type { Evidence } from './evidence';
import { plainSpelling } from '../redaction';
import { unwelcomeAdvice } from './said-advice';
import { unfoundedClaims } from './said-claims';
import { unfoundedFigures } from './said-figures';
import { unfoundedNames } from './said-names';
import { unfoundedPattern } from './said-patterns';

/**
 * What a sentence of an answer says that nothing supports, in words for the model; empty when all of it is supported.
 * `before`: the pseudonyms that the sentences before it were about.
 */
export function unfoundedIn(written: string, before: ReadonlySet<string>, evidence: Evidence): string[] {
  const sentence = asRead(written);
  const pattern = unfoundedPattern(sentence, before, evidence);
  return [
    ...unfoundedFigures(sentence, before, evidence).map((figure) => `the number "${figure}"`),
    ...unfoundedNames(sentence, evidence).map((name) => `the name "${name}"`),
    ...unfoundedClaims(sentence, evidence).map((claim) => `the claim "${claim}"`),
    ...unwelcomeAdvice(sentence, before, evidence).map(
      (advice) => `"${advice}" about someone no date may be suggested with`,
    ),
    ...(pattern === null ? [] : [`the pattern "${pattern}", which chance explains`]),
  ];
}

/** Digits and letters in other shapes mean the same to a reader. */
function asRead(sentence: string): string {
  return plainSpelling(sentence)
    .replace(/\p{No}/gu, (digit) => digit.normalize('NFKC'))
    .replace(/\p{Nd}/gu, valueOfDigit)
    .replace(/\bmatch[-‐‑‒–](?=\d)/giu, 'Match-');
}

/** Digits of every script come in blocks of ten that begin with zero. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1)) && code > 0x7f) value += 1;
  return code > 0x7f ? String(value) : digit;
}

/** The pseudonyms that the next sentence's "they" may mean. */
export function subjectsAfter(sentence: string, before: ReadonlySet<string>): ReadonlySet<string> {
  const named = [...asRead(sentence).matchAll(/Match-\d+/g)].map(([name]) => name);
  return named.length > 0 ? new Set(named) : before;
}
