/** Every zone this browser knows, by its IANA name. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** `America/New_York` -> `America/New York`. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}
