interface HelpPiece {
  text: string;
  href: string | null;
}

/** A number after "text WORD to", a site, or a number to call: 911, 116 123, 1-800-799-7233. */
const CONTACT = /(?<=\btext [A-Z]+ to )\d{4,6}\b|\b[a-z]+\.(?:com|org|ca)\b|\b\d[\d -]*\d{2}\b/g;

function hrefOf(contact: string, before: string): string {
  if (/[a-z]/.test(contact)) return `https://${contact}`;
  return `${/\btext [A-Z]+ to $/.test(before) ? 'sms' : 'tel'}:${contact.replace(/[ -]/g, '')}`;
}

/** Splits the help lines of a safety answer into text and links. */
export function helpPieces(text: string): HelpPiece[] {
  const pieces: HelpPiece[] = [];
  let at = 0;
  for (const { 0: contact, index } of text.matchAll(CONTACT)) {
    pieces.push({ text: text.slice(at, index), href: null });
    pieces.push({ text: contact, href: hrefOf(contact, text.slice(0, index)) });
    at = index + contact.length;
  }
  return [...pieces, { text: text.slice(at), href: null }].filter((piece) => piece.text !== '');
}
