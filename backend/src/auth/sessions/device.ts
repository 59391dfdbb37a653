import { UNKNOWN_DEVICE } from '#contract/account/privacy';

const HASH_BYTES = 32;

/** The session's hash identifies it to its owner: the hash cannot be used to sign in. */
export function deviceId(tokenHash: Buffer): string {
  return tokenHash.toString('base64url');
}

/** Null when it cannot be a device id. */
export function tokenHashOf(id: string): Buffer | null {
  const tokenHash = Buffer.from(id, 'base64url');
  return tokenHash.length === HASH_BYTES ? tokenHash : null;
}

type Mark = readonly [RegExp, string];

// The first match wins: browsers also name the ones they descend from.
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

/** "Firefox on Windows", going by what the browser reports. */
export function deviceName(userAgent: string | null): string {
  const named = (marks: readonly Mark[]): string | undefined =>
    marks.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
