export const PRIVATE = '[private]';

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/giu;
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s()./-]*\d){6,}(?![\p{L}\p{N}])/gu;
const WAY =
  '(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|square|sq|terrace|place|pl|way|close|crescent|parkway|highway)';
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d{1,5}[a-z]?,?\\s+(?:[\\p{L}.'’-]+\\s+){1,4}?${WAY}(?![\\p{L}])\\.?`,
  'giu',
);
const ADDRESS_NUMBER_LAST = new RegExp(
  `(?<![\\p{L}])(?:[\\p{L}.'’-]+\\s+){1,3}?${WAY}\\s*,?\\s+\\d{1,5}[a-z]?(?![\\p{L}\\p{N}])`,
  'giu',
);
const ADDRESS_NAME_FIRST =
  /(?<![\p{L}])(?:[\p{L}.'’-]*(?:stra(?:ß|ss)e|str\.|weg|allee|platz|gasse|laan|straat|gatan)|(?:rue|calle|via|rua|avenida|viale|plaza|piazza)(?:\s+[\p{L}.'’-]+){1,4})\s*,?\s+\d{1,5}[a-z]?(?![\p{L}\p{N}])/giu;
const EMPLOYER =
  /\b((?:works?|worked|working|job|employed|engineer|manager|intern\w*)\s+(?:at|for|by|in)\s+|(?:ceo|founder|head|director|employee)\s+(?:of|at)\s+)((?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?:\s+(?:of|and|&|\p{Lu}[\p{L}\p{N}&.'’-]*))*)/gu;

/** Removes what identifies a person wherever it appears: addresses, numbers, links, handles, employers. */
export function redacted(text: string): string {
  return [EMAIL, LINK, HANDLE, ADDRESS, ADDRESS_NUMBER_LAST, ADDRESS_NAME_FIRST, PHONE]
    .reduce((rest, pattern) => rest.replace(pattern, PRIVATE), text)
    .replace(EMPLOYER, `$1${PRIVATE}`);
}

const CAPITALIZED = /(?<=(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}[\p{L}'’-]*\s+)(?!Match-\d)\p{Lu}\p{Ll}[\p{L}'’-]+/gu;
const NO_SURNAME = new Set(
  'Alex January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Easter Valentine'.split(
    ' ',
  ),
);
/** Where most words are capitalized (titles, German), a capital means nothing. */
const MEANINGFUL_SHARE = 0.4;

/** Removes what looks like a surname: a capitalized word right after another, unless it is one of `known`. */
export function withoutSurnames(text: string, known: ReadonlySet<string>): string {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const capitalized = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (words.length > 4 && capitalized.length / words.length > MEANINGFUL_SHARE) return text;
  return text.replace(CAPITALIZED, (word) => (NO_SURNAME.has(word) || known.has(word) ? word : PRIVATE));
}
