import { useSyncExternalStore } from 'react';
import { hashPin, isRightPin, waitAfter, type PinHash } from './pin';

/** Minutes in the background until the app locks; `start` locks it whenever one of its pages opens. */
export const LOCK_AFTER = ['start', 1, 5, 15] as const;
export type LockAfter = (typeof LOCK_AFTER)[number];

interface Lock extends PinHash {
  readonly after: LockAfter;
  readonly wrongTries: number;
  /** No PIN is accepted before then; milliseconds since 1970. */
  readonly waitUntil: number;
}

/** Has the prefix that signing out clears, because a lock belongs to the person who set it. */
const LOCK = 'hh:app-lock';
const IS_LOCKED = 'hh:app-locked';
const LEFT_AT = 'hh:app-left-at';
const MINUTE_MS = 60_000;
/** How often a visible page tells the others that the app is in use. */
const SEEN_EVERY_MS = 15_000;

type Unlocking = 'right' | 'wrong' | 'too-early';

/** Locks this browser's pages of the app behind a PIN. docs/security.md says what it protects against. */
class AppLock {
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Call before the first screen: a page that was left too long ago starts locked. */
  watch(): void {
    if (this.after !== null && this.isDue(true)) this.lock();
    else this.noteSeen();
    setInterval(() => this.noteSeen(), SEEN_EVERY_MS);
    document.addEventListener('visibilitychange', () => (document.hidden ? this.leave() : this.comeBack()));
    window.addEventListener('pagehide', () => this.leave());
    // Another tab locked or unlocked, or signed out.
    window.addEventListener('storage', () => this.notify());
  }

  get after(): LockAfter | null {
    return this.read()?.after ?? null;
  }

  get isLocked(): boolean {
    return this.get(IS_LOCKED) !== null && this.read() !== null;
  }

  /** Milliseconds until the next PIN can be tried. */
  get waitMs(): number {
    return Math.max(0, (this.read()?.waitUntil ?? 0) - Date.now());
  }

  async set(pin: string, after: LockAfter): Promise<void> {
    this.write({ ...(await hashPin(pin)), after, wrongTries: 0, waitUntil: 0 });
    this.put(LEFT_AT, String(Date.now()));
    this.notify();
  }

  changeAfter(after: LockAfter): void {
    const lock = this.read();
    if (lock) this.write({ ...lock, after });
    this.notify();
  }

  remove(): void {
    for (const name of [LOCK, IS_LOCKED, LEFT_AT]) this.put(name, null);
    this.notify();
  }

  lock(): void {
    this.put(IS_LOCKED, 'yes');
    this.notify();
  }

  /** Counts the attempt before checking it, so that reloading during the check doesn't get around the limit. */
  async check(pin: string): Promise<Unlocking> {
    const lock = this.read();
    if (!lock) return 'right';
    if (this.waitMs > 0) return 'too-early';
    const wrongTries = lock.wrongTries + 1;
    this.write({ ...lock, wrongTries, waitUntil: Date.now() + waitAfter(wrongTries) });
    if (!(await isRightPin(pin, lock))) {
      this.notify();
      return 'wrong';
    }
    this.write({ ...lock, wrongTries: 0, waitUntil: 0 });
    return 'right';
  }

  async unlock(pin: string): Promise<Unlocking> {
    const result = await this.check(pin);
    if (result !== 'right') return result;
    this.put(IS_LOCKED, null);
    this.put(LEFT_AT, String(Date.now()));
    this.notify();
    return result;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private leave(): void {
    const { after } = this;
    this.put(LEFT_AT, String(Date.now()));
    if (typeof after === 'number') this.lockIn(after * MINUTE_MS);
  }

  /** Waits longer if another page of the app is used in the meantime. */
  private lockIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { after } = this;
      if (this.isDue(false)) this.lock();
      else if (typeof after === 'number') this.lockIn(after * MINUTE_MS - this.awayMs);
    }, ms);
  }

  private noteSeen(): void {
    if (!document.hidden && !this.isLocked) this.put(LEFT_AT, String(Date.now()));
  }

  private comeBack(): void {
    clearTimeout(this.timer);
    if (this.isDue(false)) this.lock();
    else this.noteSeen();
  }

  /** Milliseconds since a page of the app was last looked at. */
  private get awayMs(): number {
    return Date.now() - Number(this.get(LEFT_AT) ?? 0);
  }

  private isDue(isStart: boolean): boolean {
    const { after } = this;
    if (after === null) return false;
    if (after === 'start') return isStart;
    const { awayMs } = this;
    // If the clock was turned back, there's no telling how long it was.
    return awayMs < 0 || awayMs >= after * MINUTE_MS;
  }

  private notify(): void {
    this.listeners.forEach((listener) => listener());
  }

  private read(): Lock | null {
    try {
      const lock: unknown = JSON.parse(this.get(LOCK) ?? 'null');
      return isLock(lock) ? lock : null;
    } catch {
      return null;
    }
  }

  private write(lock: Lock): void {
    this.put(LOCK, JSON.stringify(lock));
  }

  private get(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  private put(name: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(name);
      else if (name === LOCK || this.get(LOCK) !== null) localStorage.setItem(name, text);
    } catch {
      // Without storage there is no lock to keep.
    }
  }
}

function isLock(value: unknown): value is Lock {
  return (
    typeof value === 'object' &&
    value !== null &&
    'salt' in value &&
    typeof value.salt === 'string' &&
    'hash' in value &&
    typeof value.hash === 'string' &&
    'iterations' in value &&
    typeof value.iterations === 'number' &&
    'after' in value &&
    LOCK_AFTER.some((after) => after === value.after) &&
    'wrongTries' in value &&
    typeof value.wrongTries === 'number' &&
    'waitUntil' in value &&
    typeof value.waitUntil === 'number'
  );
}

export const appLock = new AppLock();

export function useIsLocked(): boolean {
  return useSyncExternalStore(appLock.subscribe, () => appLock.isLocked);
}

export function useLockAfter(): LockAfter | null {
  return useSyncExternalStore(appLock.subscribe, () => appLock.after);
}
