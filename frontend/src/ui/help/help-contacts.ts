interface HelpPiece {
  text: string;
  href: string | null;
}

/** What stands before a number to text: "text START to ", "SMS START an ", but not "call or text ". */
const TO = '(?:to|al|an|au|para) ';
const TEXTING = String.raw`\b(?:(?:text|SMS) [A-Z]+ ${TO}|(?<!or )(?:text|SMS) (?:${TO})?)`;

/**
 * A number to text, a site, or a number to call: 988, 911, 116 123, 1-800-799-7233, *4141. Three digits at least, so that
 * hours (24/7, 72) are none; a name in front of it ("1800RESPECT") or a part of a word is none either.
 */
const CONTACT = new RegExp(
  [
    String.raw`(?<=${TEXTING})\d{3,6}\b`,
    String.raw`(?<![\w.@/])(?:[a-z\d-]+\.)+(?:[a-z]{2,})(?![\w@])`,
    String.raw`(?<![\w./:,])\*?\d[\d -]*\d{2}(?![\w/:%])`,
  ].join('|'),
  'g',
);

/** "112.gov.it" and "1522.eu" are sites, "988 Suicide & Crisis Lifeline" is a name. */
function hrefOf(contact: string, before: string): string {
  if (/[a-z]/.test(contact)) return `https://${contact}`;
  const isTexted = new RegExp(`${TEXTING}$`).test(before);
  return `${isTexted ? 'sms' : 'tel'}:${contact.replace(/[ -]/g, '')}`;
}

/** A line's name may be a number ("• 988 Suicide & Crisis Lifeline: 988"): what follows says how to reach it. */
function isName(before: string, after: string): boolean {
  return before.endsWith('• ') && /^[^\n]*: /.test(after);
}

/** Splits an answer with help lines into text and links. */
export function helpPieces(text: string): HelpPiece[] {
  const pieces: HelpPiece[] = [];
  let at = 0;
  for (const { 0: contact, index } of text.matchAll(CONTACT)) {
    const before = text.slice(0, index);
    if (isName(before, text.slice(index + contact.length))) continue;
    pieces.push({ text: text.slice(at, index), href: null });
    pieces.push({ text: contact, href: hrefOf(contact, before) });
    at = index + contact.length;
  }
  return [...pieces, { text: text.slice(at), href: null }].filter((piece) => piece.text !== '');
}
