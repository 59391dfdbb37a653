import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error';

const PAUSE_MS = { first: 5_000, longest: 300_000 };
/** So that browsers which were refused together don't come back together. */
const JITTER_MS = 1_000;

function pauseAfter(failure: unknown, failures: number): number {
  const askedForSeconds = failure instanceof ApiError ? (failure.retryAfterSeconds ?? 0) : 0;
  const backoffMs = Math.min(PAUSE_MS.first * 2 ** (failures - 1), PAUSE_MS.longest);
  return Math.max(backoffMs, askedForSeconds * 1000) + Math.random() * JITTER_MS;
}

/**
 * Sends while something is due, and again after a failure: with a growing pause, and at once when the page is looked at
 * or the network comes back. `send` resolves with what failed, or null.
 */
export function useSending(isDue: boolean, send: () => Promise<unknown>) {
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [requests, setRequests] = useState(0);

  useEffect(() => {
    if (!isDue) return undefined;
    let next: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isUnderWay = false;
    let isOver = false;
    const attempt = async () => {
      if (isUnderWay) return;
      isUnderWay = true;
      clearTimeout(next);
      setSending(true);
      const failure = await send();
      isUnderWay = false;
      if (isOver) return;
      setSending(false);
      setFailed(failure !== null);
      if (failure === null) return;
      failures += 1;
      next = setTimeout(() => void attempt(), pauseAfter(failure, failures));
    };
    const attemptWhenSeen = () => {
      if (document.visibilityState === 'visible') void attempt();
    };
    void attempt();
    for (const event of ['focus', 'online']) window.addEventListener(event, attemptWhenSeen);
    document.addEventListener('visibilitychange', attemptWhenSeen);
    return () => {
      isOver = true;
      clearTimeout(next);
      setSending(false);
      for (const event of ['focus', 'online']) window.removeEventListener(event, attemptWhenSeen);
      document.removeEventListener('visibilitychange', attemptWhenSeen);
    };
  }, [isDue, send, requests]);

  return {
    isSending,
    hasFailed: hasFailed && isDue,
    sendNow: useCallback(() => setRequests((before) => before + 1), []),
  };
}
