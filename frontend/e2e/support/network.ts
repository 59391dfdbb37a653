import type { Page } from '@playwright/test';

const OFFLINE = 'network-is-gone';

/** Without a network, and after a reload too: newer browsers then tell an emulated page that it is online. */
export async function goOffline(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(Navigator.prototype, 'onLine', {
      configurable: true,
      get: () => sessionStorage.getItem(name) === null,
    });
  }, OFFLINE);
  await page.evaluate((name) => sessionStorage.setItem(name, ''), OFFLINE);
  await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate((name) => {
    sessionStorage.removeItem(name);
    globalThis.dispatchEvent(new Event('online'));
  }, OFFLINE);
}
