// @ts-check
/** @typedef {import('playwright-core').Page} Page */

/** @param {string | RegExp} name */
export const button = (name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name }).first().click();

/** @param {...((page: Page) => Promise<unknown>)} steps */
export const inOrder =
  (...steps) =>
  async (/** @type {Page} */ page) => {
    for (const step of steps) await step(page);
  };

/** @param {(page: Page) => Promise<unknown>} open */
export const dialogBy = (open) => inOrder(open, (page) => page.getByRole('dialog').last().waitFor());

/**
 * Answers that would change the demo's accounts, so that they stay as they are for the other screens.
 * @param {Record<string, { status?: number, headers?: Record<string, string>, json: unknown }>} answers by path
 */
export const answering = (answers) => async (/** @type {Page} */ page) => {
  for (const [path, answer] of Object.entries(answers))
    await page.route(`**${path}`, (route) => route.fulfill(answer));
  await page.reload({ waitUntil: 'networkidle' });
};
