/** Characters as people count them: code points, so an emoji is one, not two. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `max` characters, never half of one. */
export function firstCharacters(text: string, max: number): string {
  return text.length <= max ? text : [...text].slice(0, max).join('');
}

/** PostgreSQL accepts neither NUL nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}
