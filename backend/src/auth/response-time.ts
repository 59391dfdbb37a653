import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any of the padded work takes, so that timing reveals nothing about who has an account. */
const PAD_MS = 150;

/** Settles no sooner than the padding, whether `work` succeeds or fails. */
export async function padResponseTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const pad = wait(PAD_MS);
  try {
    return await work();
  } finally {
    await pad;
  }
}
