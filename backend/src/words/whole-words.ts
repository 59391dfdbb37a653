/**
 * Finds `text` as whole words, ignoring accents; `after` may follow it. The searched text must be decomposed (NFD).
 * Needs the `u` flag.
 */
export function wholeWords(text: string, flags: string, after = ''): RegExp {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  const literal = bare
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\p{L}/gu, '$&\\p{M}*')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${literal}(?![\\p{L}\\p{N}\\p{M}])${after}`, flags);
}
