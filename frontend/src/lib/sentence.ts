/** `heart is 14 ahead` -> `Heart is 14 ahead.` */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
