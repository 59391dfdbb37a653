import { expect, type Cookie, type Page } from '@playwright/test';
import { newHome, productUrl } from './visitor';

/** The administrator of the running product. */
export const ADMINISTRATOR = { email: 'admin@example.com', password: "the caretaker's key" } as const;

/** All tests in a worker share one session. */
let session: Cookie[] | null = null;

export async function signInAsAdministrator(page: Page): Promise<void> {
  if (session) return page.context().addCookies(session);
  const { email, password } = ADMINISTRATOR;
  const response = await page.request.post(`${productUrl()}/api/auth/login`, {
    data: { email, password },
    headers: newHome(),
  });
  expect(response.ok(), 'the administrator signs in').toBe(true);
  session = await page.context().cookies();
}

/** Opens a tab of the console and waits until everything has loaded. */
export async function openConsole(
  page: Page,
  tab: 'overview' | 'users' | 'analytics' | 'settings',
): Promise<void> {
  await page.goto(`${productUrl()}/admin?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
}
