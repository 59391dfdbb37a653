import type { Page } from '@playwright/test';

/** So long unchanged, and no letter is still being encrypted. */
const SAME_READS = 5;

let calls = 0;

/** The draft is encrypted after each letter; this waits until what is on the device no longer changes. */
export async function written(page: Page, key: string): Promise<void> {
  calls += 1;
  await page.waitForFunction(
    ({ name, call, sameReads }) => {
      const now = Object.entries(localStorage).find(([kept]) => kept.includes(name))?.[1];
      const window_ = window as { lastDraft?: { call: number; text: unknown; reads: number } };
      const last = window_.lastDraft;
      const isSame = now !== undefined && last?.call === call && last.text === now;
      const reads = isSame ? last.reads + 1 : 1;
      window_.lastDraft = { call, text: now, reads };
      return reads >= sameReads;
    },
    { name: key, call: calls, sameReads: SAME_READS },
    { polling: 100 },
  );
}
