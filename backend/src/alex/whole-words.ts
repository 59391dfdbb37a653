/** Finds `text` where it stands as words of its own; `after` may go on behind it. Needs the `u` flag. */
export function wholeWords(text: string, flags: string, after = ''): RegExp {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])${after}`, flags);
}
