import type { Evidence } from './evidence';
import { unfoundedFigures } from './said-figures';
import { unfoundedNames } from './said-names';
import { unfoundedPattern } from './said-patterns';

/**
 * What a sentence of an answer says that nothing supports, in words for the model; empty when all of it is supported.
 * `before`: the pseudonyms that the sentences before it were about.
 */
export function unfoundedIn(sentence: string, before: ReadonlySet<string>, evidence: Evidence): string[] {
  const pattern = unfoundedPattern(sentence, before, evidence);
  return [
    ...unfoundedFigures(sentence, before, evidence).map((figure) => `the number "${figure}"`),
    ...unfoundedNames(sentence, evidence).map((name) => `the name "${name}"`),
    ...(pattern === null ? [] : [`the pattern "${pattern}", which chance explains`]),
  ];
}

/** The pseudonyms that the next sentence's "they" may mean. */
export function subjectsAfter(sentence: string, before: ReadonlySet<string>): ReadonlySet<string> {
  const named = [...sentence.matchAll(/Match-\d+/g)].map(([name]) => name);
  return named.length > 0 ? new Set(named) : before;
}
