/** A sentence of a message to send, with the short forms of chats written out. */
export function sentence(text: string): string {
  const clean = text
    .trim()
    .replace(/\bi\b/g, 'I')
    .replace(/\bim\b/gi, "I'm")
    .replace(/\bdont\b/gi, "don't")
    .replace(/\bill\b/gi, "I'll")
    .replace(/\bcant\b/gi, "can't")
    .replace(/\bhavent\b/gi, "haven't")
    .replace(/\bdidnt\b/gi, "didn't")
    .replace(/\blets\b/gi, "let's")
    .replace(/\bpls\b/gi, 'please')
    .replace(/\bu\b/g, 'you')
    .replace(/\bthats\b/gi, "that's")
    .replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g,
      (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
    );
  return `${clean.charAt(0).toUpperCase()}${clean.slice(1)}${/[.!?]$/.test(clean) ? '' : '.'}`;
}
