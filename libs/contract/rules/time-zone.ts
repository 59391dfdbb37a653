/** An IANA name that this runtime knows, like `Europe/Lisbon`; offsets are refused, because they know no summer time. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
