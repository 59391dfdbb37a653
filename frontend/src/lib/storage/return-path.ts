import { readStored, writeStored } from './browser-storage';

const KEY = 'return-path';
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Remembers where the user was when the session ended, or wanted to go before they signed in. */
export function rememberReturnPath(path: string): void {
  writeStored(sessionStorage, KEY, path);
}

export function takeReturnPath(): string | null {
  const path = readStored(sessionStorage, KEY, isOwnPath);
  writeStored(sessionStorage, KEY, null);
  return path;
}
