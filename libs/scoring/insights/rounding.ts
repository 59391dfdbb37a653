/** Normalizes words for comparison: case, accents and spacing do not matter. */
export function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** True when both name the same city and one only adds details to the other: "Porto, Portugal" and "Porto, Porto,
 * Portugal", but not "Paris, Texas" and "Paris, France". */
export function isSamePlace(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [parts(a), parts(b)].sort((x, y) => x.length - y.length);
  const [city, ...around] = shorter;
  return city !== undefined && city === longer[0] && around.every((part) => longer.includes(part, 1));
}

function parts(place: string): string[] {
  return place
    .split(',')
    .map(normalized)
    .filter((part) => part !== '');
}
