import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for animations to finish: an element that is still fading in has less contrast. */
async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

async function violationsIn(page: Page, within?: string): Promise<string[]> {
  await animationsFinished(page);
  // A sandboxed frame can't be inspected; it shows an email. The pages have no other frames, so the check needs no second
  // page to put the findings of several together.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe[sandbox]')
    .options({ resultTypes: ['violations'] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`).join('; ')}`,
  );
}

async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${screen} does not scroll sideways`).toBeLessThanOrEqual(0);
}

/** Checks the loaded screen: its heading is there and nothing is still loading. */
export async function expectAccessible(page: Page, screen: string, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading }), screen).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), `${screen} has one h1`).toHaveCount(1);
  await expect(page.getByLabel(/^Loading/), `${screen} is loaded`).toHaveCount(0);
  // The figures of the overview wait, unseen, for what stands above them.
  await expect(page.locator('[aria-busy="true"]'), `${screen} has settled`).toHaveCount(0);
  expect(await violationsIn(page), screen).toEqual([]);
  await expectNoSidewaysScroll(page, screen);
}

/** With reduced motion, nothing may animate for a noticeable time. */
export async function expectStill(page: Page, screen: string): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && Number(activeDuration) > 10;
        })
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : '',
        ),
    );
  expect(await moving(), `${screen} is still`).toEqual([]);
}

/** Checks the topmost open dialog. */
export async function expectOpenDialogAccessible(page: Page, title: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(/^Loading/), `${String(title)} is loaded`).toHaveCount(0);
  expect(await violationsIn(page, '[role=dialog]'), String(title)).toEqual([]);
  await expectStill(page, String(title));
  await expectNoSidewaysScroll(page, String(title));
}

/** Opens the dialog with a button or menu item, on top of whatever is open, and leaves it open. */
export async function openAccessible(
  page: Page,
  opener: RegExp,
  title: string,
  role: 'button' | 'menuitem' = 'button',
): Promise<void> {
  await page.getByRole(role, { name: opener }).first().click();
  await expectOpenDialogAccessible(page, title);
}

export async function closeWithEscape(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
}

export async function expectDialogAccessible(page: Page, opener: RegExp, title: string): Promise<void> {
  await openAccessible(page, opener, title);
  await closeWithEscape(page, title);
}
