import { COPIES_GOOD_FOR_MS, vault, type Vault } from './vault';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'hh:';
const ENCRYPTED = 'hh:encrypted:';
/** A date that could not be sent is not lost with its week: it waits, unreadable, for its author to sign in again. */
const UNSENT = 'pending-dates:';
const UNSENT_GOOD_FOR_MS = 90 * 86_400_000;
/** Kept in plain text by earlier versions. */
const FORMERLY_PLAIN = [UNSENT, 'score-draft:', 'last-place:'];

interface Envelope {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Base64. */
  readonly encrypted: string;
}

/**
 * localStorage for what belongs to an account: read from memory, encrypted on the device. Until the vault has its key,
 * and where there is none, it lasts as long as the page.
 */
export class PrivateStorage implements StorageLike {
  private readonly entries = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private writing: Promise<unknown> = Promise.resolve();
  private generation = 0;
  /** Whose entries are in memory. */
  private owner: string | null = null;

  constructor(
    private readonly device: () => Storage,
    private readonly key: Pick<Vault, 'encrypt' | 'decrypt'>,
    private readonly now: () => number = Date.now,
  ) {}

  getItem(name: string): string | null {
    return this.entries.get(name) ?? null;
  }

  /** How many drafts of unsaved forms are kept. */
  draftCount(): number {
    return [...this.entries.keys()].filter((name) => name.includes('-draft:')).length;
  }

  setItem(name: string, text: string): void {
    this.entries.set(name, text);
    this.persist(name);
    this.notify();
  }

  removeItem(name: string): void {
    this.entries.delete(name);
    this.onDevice((device) => device.removeItem(ENCRYPTED + name));
    this.persist(name);
    this.notify();
  }

  /** Once the user is known: what was kept becomes readable, and what was written meanwhile is kept. */
  async load(userId: string): Promise<void> {
    this.leaveTo(userId);
    this.adoptPlain(userId);
    const written = [...this.entries.keys()];
    const unread = this.encryptedNames().filter((name) => !written.includes(name));
    await Promise.all(unread.map((name) => this.read(name)));
    written.forEach((name) => this.persist(name));
    this.notify();
    await this.writing;
  }

  /**
   * On sign-out. Nothing that is still being encrypted is written afterward. What someone else couldn't send waits on for
   * them.
   */
  clear(): void {
    const { owner } = this;
    this.generation += 1;
    this.entries.clear();
    for (const name of this.encryptedNames())
      if (owner === null || !name.startsWith(UNSENT) || name.includes(owner))
        this.onDevice((device) => device.removeItem(ENCRYPTED + name));
    this.owner = null;
    this.notify();
  }

  /** Needs no key. */
  dropExpired(): void {
    for (const name of this.encryptedNames())
      if (this.isExpired(name)) this.onDevice((device) => device.removeItem(ENCRYPTED + name));
  }

  /** Follows what other tabs write. Returns how to stop. */
  watch(): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (!key?.startsWith(ENCRYPTED)) return;
      void this.read(key.slice(ENCRYPTED.length)).then(() => this.notify());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves when everything written so far is on the device. */
  async settled(): Promise<void> {
    await this.writing;
  }

  /** Someone else's session may have ended without a sign-out: their texts must not be read, or encrypted, as this user's. */
  private leaveTo(userId: string): void {
    const { owner } = this;
    this.owner = userId;
    if (owner === null || owner === userId) return;
    this.generation += 1;
    for (const name of this.entries.keys()) if (name.includes(owner)) this.entries.delete(name);
  }

  private notify(): void {
    this.listeners.forEach((listener) => listener());
  }

  private persist(name: string): void {
    const { generation } = this;
    this.writing = this.writing.then(async () => {
      const text = this.entries.get(name);
      if (text === undefined) return;
      const encrypted = await this.key.encrypt(name, text).catch(() => null);
      // Meanwhile it may have been removed, or the user may have signed out.
      if (!encrypted || this.generation !== generation || this.entries.get(name) !== text) return;
      const envelope: Envelope = { at: this.now(), encrypted: toBase64(encrypted) };
      this.onDevice((device) => {
        device.setItem(ENCRYPTED + name, JSON.stringify(envelope));
        device.removeItem(PREFIX + name);
      });
    });
  }

  private async read(name: string): Promise<void> {
    const envelope = this.envelopeOf(name);
    if (!envelope) {
      this.entries.delete(name);
      return;
    }
    const text = await this.key.decrypt(name, fromBase64(envelope.encrypted));
    if (text !== null) this.entries.set(name, text);
  }

  /** Other accounts' drafts can't be encrypted for them and go; their unsent dates wait for them. */
  private adoptPlain(userId: string): void {
    for (const name of this.namesFrom(PREFIX)) {
      const kind = FORMERLY_PLAIN.find((start) => name.startsWith(start));
      if (kind === undefined) continue;
      const isOwn = name.slice(kind.length).startsWith(userId);
      const text = isOwn ? this.onDevice((device) => device.getItem(PREFIX + name)) : null;
      if (text !== null && !this.entries.has(name)) this.setItem(name, text);
      // What is unsent is removed once it is encrypted.
      if (kind !== UNSENT) this.onDevice((device) => device.removeItem(PREFIX + name));
    }
  }

  private isExpired(name: string): boolean {
    const goodFor = name.startsWith(UNSENT) ? UNSENT_GOOD_FOR_MS : COPIES_GOOD_FOR_MS;
    return this.now() - (this.envelopeOf(name)?.at ?? 0) >= goodFor;
  }

  private envelopeOf(name: string): Envelope | null {
    try {
      const value: unknown = JSON.parse(
        this.onDevice((device) => device.getItem(ENCRYPTED + name)) ?? 'null',
      );
      return isEnvelope(value) ? value : null;
    } catch {
      return null;
    }
  }

  private encryptedNames(): string[] {
    return this.namesFrom(ENCRYPTED);
  }

  private namesFrom(start: string): string[] {
    const names = this.onDevice((device) => Object.keys(device)) ?? [];
    return names.flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  }

  /** Storage can be full or disabled. */
  private onDevice<Result>(work: (device: Storage) => Result): Result | null {
    try {
      return work(this.device());
    } catch {
      return null;
    }
  }
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  const { at, encrypted } = value as Record<string, unknown>;
  return typeof at === 'number' && typeof encrypted === 'string';
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export const privateStorage = new PrivateStorage(() => localStorage, vault);
