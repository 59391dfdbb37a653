import { webcrypto } from 'node:crypto';

/** What jsdom lacks: the encryption that browsers have over https. */
export function withRealEncryption(): void {
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
}
