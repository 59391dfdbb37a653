import type { BrowserKey } from '#contract/account/privacy';
import { API } from '#contract/paths';
import { browserKeyStore, type KeyRecord, type KeyStore } from './key-store';

/** How long a browser can read its copies without asking the server. */
export const COPIES_GOOD_FOR_MS = 7 * 86_400_000;
const RENEW_AFTER_MS = 86_400_000;
const SERVER_WITHIN_MS = 5_000;
const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

type AskServer = () => Promise<BrowserKey | null>;

/**
 * Encrypts what this browser keeps of an account. The server hands out the key to a signed-in browser; the browser keeps
 * it for a week without contact, so that the app opens offline, and drops it when the session ends.
 */
export class Vault {
  private held: KeyRecord | null = null;
  /** Counts locks, so that a key that arrives after one is not kept. */
  private locks = 0;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly keys: KeyStore,
    private readonly askServer: AskServer,
    private readonly isSupported: () => boolean,
    private readonly now: () => number = Date.now,
  ) {}

  /** For a start without a network, which does not know yet who is signed in. */
  async restore(): Promise<boolean> {
    if (this.isHeld()) return true;
    if (!this.isSupported()) return false;
    const kept = await this.keys.read().catch(() => null);
    if (!kept) return false;
    if (kept.goodUntil > this.now()) this.hold(kept);
    else await this.lock();
    return this.isHeld();
  }

  /** False when there is no key: then copies live as long as the page. */
  async unlock(userId: string): Promise<boolean> {
    if (!this.isSupported()) return false;
    await this.restore();
    if (this.held?.userId === userId) return true;
    this.held = null;
    const { locks } = this;
    const given = await this.askServer().catch(() => null);
    if (given?.userId !== userId) return false;
    const key = await importKey(given.key);
    if (locks !== this.locks) return false;
    await this.keep({ userId, key, goodUntil: this.now() + COPIES_GOOD_FOR_MS });
    return true;
  }

  /** After the server has answered for this session. */
  async renew(): Promise<void> {
    if (!this.held) return;
    const goodUntil = this.now() + COPIES_GOOD_FOR_MS;
    if (goodUntil - this.held.goodUntil > RENEW_AFTER_MS) await this.keep({ ...this.held, goodUntil });
  }

  /** What was encrypted becomes unreadable here, until the same user signs in again. */
  async lock(): Promise<void> {
    this.held = null;
    this.locks += 1;
    if (this.isSupported()) await this.keys.erase().catch(() => undefined);
  }

  /** Resolves once there is a key. */
  async whenUnlocked(): Promise<void> {
    if (!this.isHeld()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** `name` is where the text is kept; it can't be read anywhere else. Null without a key. */
  async encrypt(name: string, text: string): Promise<Uint8Array<ArrayBuffer> | null> {
    if (!this.held) return null;
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const encrypted = await crypto.subtle.encrypt(parametersOf(nonce, name), this.held.key, bytesOf(text));
    const whole = new Uint8Array(NONCE_BYTES + encrypted.byteLength);
    whole.set(nonce);
    whole.set(new Uint8Array(encrypted), NONCE_BYTES);
    return whole;
  }

  /** Null without the key it was encrypted with. */
  async decrypt(name: string, encrypted: Uint8Array<ArrayBuffer>): Promise<string | null> {
    if (!this.isHeld() || !this.held) return null;
    const nonce = encrypted.slice(0, NONCE_BYTES);
    try {
      const data = encrypted.slice(NONCE_BYTES);
      return new TextDecoder().decode(
        await crypto.subtle.decrypt(parametersOf(nonce, name), this.held.key, data),
      );
    } catch {
      return null;
    }
  }

  private isHeld(): boolean {
    if (this.held && this.held.goodUntil <= this.now()) this.held = null;
    return this.held !== null;
  }

  /** A browser that can't store the key still uses it while the page is open. */
  private async keep(record: KeyRecord): Promise<void> {
    this.hold(record);
    await this.keys.write(record).catch(() => undefined);
  }

  private hold(record: KeyRecord): void {
    this.held = record;
    const waiting = this.waiting;
    this.waiting = [];
    waiting.forEach((go) => go());
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function parametersOf(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: bytesOf(name) };
}

function importKey(base64url: string): Promise<CryptoKey> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const raw = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', raw, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** Not through the API client, which keeps copies with this key. */
async function askServer(): Promise<BrowserKey | null> {
  const response = await fetch(API.browserKey, {
    credentials: 'include',
    signal: AbortSignal.timeout(SERVER_WITHIN_MS),
  });
  return response.ok ? ((await response.json()) as BrowserKey) : null;
}

/** Without https (and beyond localhost) browsers offer no encryption. */
const isSupported = () =>
  'indexedDB' in globalThis && (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;

export const vault = new Vault(browserKeyStore, askServer, isSupported);
