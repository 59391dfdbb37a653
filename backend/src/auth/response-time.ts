import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any of the padded work takes, so that the answer's time tells nothing about who has an account. */
const PAD_MS = 150;

/** Answers no sooner than after the pad, whether `work` succeeds or fails. */
export async function padResponseTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const pad = wait(PAD_MS);
  try {
    return await work();
  } finally {
    await pad;
  }
}
