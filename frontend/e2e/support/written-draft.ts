import type { Page } from '@playwright/test';

/** The draft is encrypted after each letter; this waits until what is on the device no longer changes. */
export async function written(page: Page, key: string): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const now = Object.entries(localStorage).find(([kept]) => kept.includes(name))?.[1];
      const seen = window as { lastDraft?: unknown };
      const isSame = now !== undefined && seen.lastDraft === now;
      seen.lastDraft = now;
      return isSame;
    },
    key,
    { polling: 100 },
  );
}
