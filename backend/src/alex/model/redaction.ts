import { withoutContactData } from './identifiers/contact-data';
import { withoutPostalAddresses } from './identifiers/postal-addresses';
import { withoutPrivateNumbers } from './identifiers/private-numbers';
import { withoutWorkplaces } from './identifiers/workplaces';

export const PRIVATE = '[private]';

/** Removes what identifies a person wherever it appears: addresses, numbers, links, handles, employers, schools. */
export function redacted(text: string): string {
  return [withoutContactData, withoutPostalAddresses, withoutPrivateNumbers, withoutWorkplaces].reduce(
    (rest, remove) => remove(rest, PRIVATE),
    text,
  );
}

const INVISIBLE = /\u00AD|\u034F|\u061C|[\u200B-\u200F\u202A-\u202E\u2060-\u2064]|\uFEFF/gu;
/** Letters and digits in other shapes, such as full-width or mathematical ones. */
const DRESSED_UP = /[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}\u24B6-\u24E9]/gu;

/** The same text in one spelling, so that nothing hides in invisible or unusual characters. */
export function plainSpelling(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(DRESSED_UP, (character) => character.normalize('NFKC'))
    .normalize('NFC');
}
