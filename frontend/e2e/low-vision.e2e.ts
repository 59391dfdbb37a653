import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { addScoredMatch, onboard } from './support/records';
import { newHome, productUrl } from './support/visitor';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
let state: State;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await onboard(context.request);
  await addScoredMatch(context.request, 'Robin', [
    [8, 7, 9],
    [7, 7, 8],
  ]);
  await addScoredMatch(context.request, 'Kim', [[4, 6, 5]]);
  state = await context.storageState();
  await context.close();
});

test.beforeEach(async ({ context, page }) => {
  await context.addCookies(state.cookies);
  await page.setExtraHTTPHeaders(newHome());
});

async function openScoring(page: Page): Promise<Locator> {
  await page.goto(`${productUrl()}/dashboard?tab=matches`);
  await page.getByRole('button', { name: 'Score Date' }).first().click();
  const form = page.getByRole('dialog', { name: 'Score Your Date Experience' });
  await expect(form.getByRole('radiogroup').first()).toBeVisible();
  return form;
}

const cellOf = (radio: Locator) => radio.locator('..');
const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const border = (element: Locator) => element.evaluate((node) => getComputedStyle(node).borderTopWidth);

test("what is chosen, active or filled shows in the system's own few colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = await openScoring(page);
  const scale = form.getByRole('radiogroup', { name: 'Chemistry' });
  await scale.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  const chosen = cellOf(scale.getByRole('radio', { name: '8', exact: true }));
  const other = cellOf(scale.getByRole('radio', { name: '5', exact: true }));
  await expect.poll(async () => (await background(chosen)) === (await background(other))).toBe(false);
  expect(await border(form.getByRole('button', { name: 'Save Date Experience' }))).toBe('1px');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();

  const [active, inactive] = ['Matches & Standards', 'Alex'].map((name) => page.getByRole('tab', { name }));
  if (!active || !inactive) throw new Error('Two tabs');
  expect(await background(active)).not.toBe(await background(inactive));

  await page.getByRole('button', { name: 'Details' }).first().click();
  const track = page.getByRole('dialog').locator('[aria-hidden] > div:has(> div)').first();
  await expect(track).toBeVisible();
  expect(await background(track.locator('> div'))).not.toBe(await background(track));
});

test('the ten fits on a screen of 320 px, and all of a page zoomed to 400% can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const form = await openScoring(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const scale of await form.getByRole('radiogroup').all()) {
    const ten = await cellOf(scale.getByRole('radio', { name: '10', exact: true })).boundingBox();
    expect(ten?.width).toBeGreaterThanOrEqual(24);
    expect((ten?.x ?? 999) + (ten?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  expect(await sideways()).toBeLessThanOrEqual(0);
  // Nothing stays in place: the title scrolls away, and the buttons come at the end.
  const save = form.getByRole('button', { name: 'Save Date Experience' });
  await expect(save).not.toBeInViewport();
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('heading', { name: 'Score Your Date Experience' })).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  for (const path of ['/dashboard', '/criteria-selection', '/profile-settings', '/']) {
    await page.goto(productUrl() + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await sideways(), path).toBeLessThanOrEqual(0);
    const inPlace = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { position, opacity, visibility } = getComputedStyle(element);
          const { height } = element.getBoundingClientRect();
          return (
            ['fixed', 'sticky'].includes(position) &&
            opacity !== '0' &&
            visibility !== 'hidden' &&
            height > 30
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(inPlace, path).toEqual([]);
  }
});

/** Links within a sentence are as high as its lines; the ten cells of a rating share one row. */
const SMALL_TARGETS = `(() => {
  const small = [];
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]')) {
    if (element.closest('[aria-hidden=true], [inert], p, dd') || element.disabled) continue;
    const around = element.labels?.[0] ?? element.closest('.MuiInputBase-root') ?? element;
    const own = element.getBoundingClientRect();
    const box = around.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (own.width === 0 || style.visibility === 'hidden' || style.pointerEvents === 'none') continue;
    if (own.width <= 1 || (style.opacity === '0' && element.matches('a'))) continue;
    const isInSentence = style.display === 'inline' && element.parentElement.innerText.length > element.innerText.length + 20;
    if (isInSentence) continue;
    const isCell = element.matches('[type=radio]') && own.width < 44;
    const after = getComputedStyle(element, '::after');
    const isStretched = after.position === 'absolute' && after.inset === '0px';
    if (isStretched) continue;
    // What reaches beyond a line of text can be tapped, too.
    const beyond = [after.top, after.bottom]
      .map((side) => (after.position === 'absolute' ? Math.max(0, -parseFloat(side)) || 0 : 0))
      .reduce((sum, side) => sum + side, 0);
    if (Math.max(own.height + beyond, box.height) < 43.5 || (!isCell && Math.max(own.width, box.width) < 43.5))
      small.push((element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) + ' ' + Math.round(own.width) + 'x' + Math.round(own.height));
  }
  return small;
})()`;

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every target is at least 44 px', async ({ page }) => {
    const check = async (screen: string) =>
      expect(await page.evaluate<string[]>(SMALL_TARGETS), screen).toEqual([]);
    const screens: readonly (readonly [path: string, loaded: Locator])[] = [
      ['/dashboard?tab=overview', page.getByRole('region', { name: 'Your habits' })],
      ['/dashboard?tab=overview&month=', page.getByRole('region', { name: 'What you rated' })],
      ['/dashboard?tab=matches', page.getByRole('article', { name: 'Robin' })],
      ['/dashboard?tab=date-ideas', page.getByRole('button', { name: /^Like / }).first()],
      // His greeting comes a second after the page.
      ['/dashboard?tab=alex', page.getByRole('link', { name: 'Robin', exact: true })],
      ['/criteria-selection', page.getByRole('checkbox').first()],
      ['/standards-picker', page.getByRole('checkbox').first()],
      ['/profile-settings#reminders', page.getByRole('heading', { name: 'Your calendar' })],
      ['/', page.getByRole('region', { name: 'Your habits' })],
    ];
    for (const [path, loaded] of screens) {
      await page.goto(productUrl() + path);
      await expect(loaded).toBeAttached();
      // What is folded on phones is tapped as well.
      if (path.startsWith('/profile-settings'))
        await page
          .locator('main details')
          .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
      await check(path);
    }
    const form = await openScoring(page);
    await check('scoring');
    await form.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Details' }).first().tap();
    await expect(page.getByRole('dialog', { name: 'Match Details & Edit' })).toBeVisible();
    await check('details');
  });
});

/** Red, green and blue from 0 to 1 of a computed color: `rgb(141, 132, 118)` or `color(srgb 0.5 0.4 0.3)`. */
function channels(color: string): number[] {
  const numbers = (color.replace(/^color\(srgb/, '').match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
  return color.startsWith('color(') ? numbers : numbers.map((number) => number / 255);
}

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio, 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`outlines and bands have 3:1 and placeholders 4.5:1 (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const contrast = async (element: Locator, property: string, ground: Locator, pseudo = '') => {
      const color = await element.evaluate(
        (node, [name, part]) => getComputedStyle(node, part || null).getPropertyValue(name),
        [property, pseudo] as const,
      );
      return contrastOf(color, await background(ground));
    };
    const form = await openScoring(page);
    const paper = page.locator('.MuiDialog-paper');
    const scale = form.getByRole('radiogroup').first();
    const cell = cellOf(scale.getByRole('radio', { name: '5', exact: true }));
    expect(await contrast(cell, 'border-left-color', paper)).toBeGreaterThanOrEqual(3);
    const feeling = form.getByLabel('Overall feeling');
    expect(await contrast(feeling, 'color', paper, '::placeholder')).toBeGreaterThanOrEqual(4.5);
    await form.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Details' }).first().click();
    const dial = page
      .getByRole('dialog')
      .getByRole('img', { name: /fit with your standards/ })
      .first();
    for (const part of ['.track', '.heart-track', '.heart', '.likely-edge', '.arc'])
      expect(await contrast(dial.locator(part).first(), 'stroke', paper), part).toBeGreaterThanOrEqual(3);
    const width = (part: string) =>
      dial.locator(part).evaluate((arc) => Number.parseFloat(getComputedStyle(arc).strokeWidth));
    expect(await width('.arc')).toBeGreaterThan(3 * (await width('.heart')));
    await expect(dial.locator('.heart-sign')).toBeVisible();
    const bar = page.getByRole('dialog').locator('[aria-hidden] > div:has(> div)').first();
    expect(await contrast(bar, 'outline-color', paper)).toBeGreaterThanOrEqual(3);
  });
