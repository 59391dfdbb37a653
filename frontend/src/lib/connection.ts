import { useSyncExternalStore } from 'react';

/** Answers quickly and to everyone. */
const QUESTION = '/healthz';
const ANSWERS_WITHIN_MS = 4_000;
const ASKED_AGAIN_MS = { first: 2_000, longest: 3_000 };
/** So that browsers which lost a server together don't come back together. */
const JITTER_MS = 500;

/** The browser says that it is online, and nothing answers: a captive portal, a tunnel, a dead spot. */
let isLost = false;
/** How many calls were answered. */
let answered = 0;
let asking: Promise<void> | null = null;
let nextQuestion: ReturnType<typeof setTimeout> | undefined;
let pauseMs = ASKED_AGAIN_MS.first;
const listeners = new Set<() => void>();

function found(lost: boolean): void {
  clearTimeout(nextQuestion);
  if (lost) {
    nextQuestion = setTimeout(askAgain, pauseMs + Math.random() * JITTER_MS);
    pauseMs = Math.min(pauseMs * 2, ASKED_AGAIN_MS.longest);
  } else {
    pauseMs = ASKED_AGAIN_MS.first;
  }
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}

/** Any answer is one, also a proxy's refusal. */
async function ask(): Promise<void> {
  const before = answered;
  try {
    await fetch(QUESTION, { cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    found(false);
  } catch {
    // A call that was answered meanwhile knows better.
    found(answered === before);
  }
}

/** What the page is asked while it isn't seen, or the browser has no network, `askWhenSeen` and `askNow` make up for. */
function askAgain(): void {
  if (navigator.onLine && document.visibilityState === 'visible') void connection.check();
}

const isOnline = (): boolean => navigator.onLine && !isLost;

function askNow(): void {
  pauseMs = ASKED_AGAIN_MS.first;
  if (isLost && navigator.onLine) void connection.check();
}

const askWhenSeen = (): void => {
  if (document.visibilityState === 'visible') askNow();
};

/** Whether the server can be reached, as far as the browser and the latest calls can tell. */
export const connection = {
  isOnline,

  /** After a call without an answer: is it the call, or the connection? Resolves once `isOnline` knows. */
  check(): Promise<void> {
    if (!navigator.onLine) return Promise.resolve();
    asking ??= ask().finally(() => (asking = null));
    return asking;
  },

  /** A call was answered. */
  confirm(): void {
    answered += 1;
    if (isLost) found(false);
  },

  /** Calls `notify` when the connection may have come or gone. */
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify);
    for (const event of ['online', 'offline']) window.addEventListener(event, notify);
    if (listeners.size === 1) {
      window.addEventListener('online', askNow);
      document.addEventListener('visibilitychange', askWhenSeen);
    }
    return () => {
      listeners.delete(notify);
      for (const event of ['online', 'offline']) window.removeEventListener(event, notify);
      if (listeners.size > 0) return;
      window.removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', askWhenSeen);
    };
  },
};

export function useOnline(): boolean {
  // What is rendered without a browser, such as texts that are checked, is rendered as with a connection.
  return useSyncExternalStore(connection.subscribe, isOnline, () => true);
}
