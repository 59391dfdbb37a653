/**
 * An IANA name that this runtime knows, like `Europe/Lisbon`; offsets are rejected because they have no daylight saving
 * time.
 */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
