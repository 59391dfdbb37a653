/** Characters as the API counts those of a password: code points, so that an emoji is one. */
export function characterCount(text: string): number {
  return [...text].length;
}
