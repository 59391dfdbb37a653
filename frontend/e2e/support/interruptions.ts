import { expect, type Locator, type Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a button is, once it takes taps. */
export async function centerOf(button: Locator): Promise<Point> {
  await button.tap({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two taps where the button is, whatever is there by the second, which doesn't wait for the page to answer the first. */
export async function tapTwice(page: Page, button: Locator): Promise<void> {
  const point = await centerOf(button);
  const session = await page.context().newCDPSession(page);
  const taps = [1, 2].flatMap(() => [
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await Promise.all(taps);
  await session.detach();
}

/** A late second half of a double tap: presses whatever is at this point in the frame in which the dialogs have left. */
export async function tapWhenDialogsLeft(page: Page, { x, y }: Point): Promise<void> {
  await page.evaluate(
    ([left, top]) => {
      const again = () => {
        if (document.querySelector('[role=dialog]')) {
          requestAnimationFrame(again);
          return;
        }
        const target = document.elementFromPoint(left, top);
        if (target instanceof HTMLElement) target.click();
        document.body.dataset['tappedAgain'] = 'yes';
      };
      again();
    },
    [x, y] as const,
  );
}

export async function expectTappedAgain(page: Page): Promise<void> {
  await expect(page.locator('body[data-tapped-again]')).toBeVisible();
}

export async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Session expired' }).getByRole('button').click();
  await page.getByLabel('Email', { exact: true }).fill(ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}
