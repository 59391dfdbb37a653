/** A sentence without Markdown, which the client shows as it is typed; empty when there was nothing else in it. */
export function unmarked(sentence: string): string {
  const plain = sentence
    .replace(/^([ \t]*)[-*+][ \t]+(?=\S)/gmu, '$1• ')
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gmu, '')
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gmu, '')
    .replace(/!?\[([^\][]*)\]\([^()\s]*(?:\s"[^"]*")?\)/gu, '$1')
    .replace(/\*\*|__|~~|`+/gu, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/\\([*_#`~[\]()>+-])/gu, '$1');
  return /[^\s•]/u.test(plain) ? plain : '';
}
