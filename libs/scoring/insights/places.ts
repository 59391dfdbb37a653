/** Words to compare by: case, accents and spacing aside. */
export function sameWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** True when one says the same as the other or less of it: "Lisbon" and "Lisbon, Lisbon, Portugal", but not "Paris,
 * Texas" and "Paris, France". */
export function isSamePlace(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [parts(a), parts(b)].sort((x, y) => x.length - y.length);
  return shorter.length > 0 && shorter.every((part, index) => part === longer[index]);
}

function parts(place: string): string[] {
  return place
    .split(',')
    .map(sameWords)
    .filter((part) => part !== '');
}
