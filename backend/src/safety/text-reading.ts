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

/** The reading itself, or a new one where another reader made it, or none did. */
export function currentReading(text: string | null, reading: TextReading | null): TextReading | null {
  return text !== null && reading?.by === READER ? reading : readText(text);
}

/** What a text discloses. */
export function foundIn(text: string | null, reading: TextReading | null): Disclosure | null {
  return currentReading(text, reading)?.found ?? null;
}
