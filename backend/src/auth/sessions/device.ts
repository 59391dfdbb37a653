const HASH_BYTES = 32;

/** The hash of a session names it to its owner: it is of no use to whoever has it. */
export function deviceId(tokenHash: Buffer): string {
  return tokenHash.toString('base64url');
}

/** Null for what cannot be one. */
export function tokenHashOf(id: string): Buffer | null {
  const tokenHash = Buffer.from(id, 'base64url');
  return tokenHash.length === HASH_BYTES ? tokenHash : null;
}

type Mark = readonly [RegExp, string];

// The first that fits: browsers also name the ones they descend from.
const BROWSERS: readonly Mark[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly Mark[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox on Windows", as far as the browser says so. */
export function deviceName(userAgent: string | null): string {
  const named = (marks: readonly Mark[]): string | undefined =>
    marks.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
