import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

async function violationsIn(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`);
}

/** The screen itself, not the one shown while it loads: its own heading stands and nothing is loading any more. */
export async function expectAccessible(page: Page, screen: string, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading }), screen).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), `${screen} has one h1`).toHaveCount(1);
  await expect(page.getByLabel(/^Loading/), `${screen} is loaded`).toHaveCount(0);
  expect(await violationsIn(page), screen).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${screen} does not scroll sideways`).toBeLessThanOrEqual(0);
}

/** Opens the dialog with a button (or menu item) on top of whatever is open, and leaves it open. */
export async function openAccessible(
  page: Page,
  opener: RegExp,
  title: string,
  role: 'button' | 'menuitem' = 'button',
): Promise<void> {
  await page.getByRole(role, { name: opener }).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  expect(await violationsIn(page, '[role=dialog]'), title).toEqual([]);
}

export async function closeWithEscape(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
}

export async function expectDialogAccessible(page: Page, opener: RegExp, title: string): Promise<void> {
  await openAccessible(page, opener, title);
  await closeWithEscape(page, title);
}
