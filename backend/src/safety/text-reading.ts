import { disclosureIn } from './disclosure';
import type { Disclosure } from './disclosure-kind';
import { READER } from './reader';

/**
 * What a text was found to disclose, and which reader found it. Kept with the text, and encrypted like it, so that a list
 * needn't read every note again, which takes about half a millisecond each.
 */
export interface TextReading {
  readonly by: string;
  readonly found: Disclosure | null;
}

/** Reads a text that is about to be kept. */
export function readText(text: string | null): TextReading | null {
  return text === null ? null : { by: READER, found: disclosureIn(text) };
}

/** What a text discloses. It is read again where another reader read it, or none did. */
export function foundIn(text: string | null, reading: TextReading | null): Disclosure | null {
  if (text === null) return null;
  return reading?.by === READER ? reading.found : disclosureIn(text);
}
