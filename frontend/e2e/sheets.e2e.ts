import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { Dater } from './support/dater';
import { tapTwice } from './support/interruptions';
import { ask } from './support/records';
import { productUrl } from './support/visitor';
import { written } from './support/written-draft';

const HEIGHT = 844;
test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true });

/** A short form that rises from the bottom of a phone. */
interface Sheet {
  title: string;
  at: string;
  opener: string;
  save: string;
  /** A text that is typed first, and then all that Save asks for. */
  field: string;
  typed: string;
  fill: (form: Locator) => Promise<unknown>;
  /** Part of the name that the draft is kept under. */
  draft: string;
  /** The names of what is saved. */
  saved: (page: Page) => Promise<string[]>;
}

const standards = async ({ request }: Page) =>
  (await ask<Criterion[]>(request, '/api/criteria?all=true')).map(({ question }) => question);

const SHEETS: readonly Sheet[] = [
  {
    title: 'Add New Match',
    at: '/dashboard?tab=matches',
    opener: 'Add New Match',
    save: 'Add Match',
    field: 'Name',
    typed: 'Charlotte',
    fill: async (form) => {
      for (const [label, text] of Object.entries({
        Age: '33',
        Profession: 'Cellist',
        Location: 'Lisbon',
        Notes: 'Plays.',
      }))
        await form.getByLabel(label).fill(text);
    },
    draft: 'match-draft:',
    saved: async ({ request }) =>
      (await ask<Candidate[]>(request, '/api/candidates')).map(({ name }) => name),
  },
  {
    title: 'Plan a date',
    at: '/dashboard?tab=overview',
    opener: 'Plan a date',
    save: 'Plan it',
    field: 'Place (optional)',
    typed: 'Blue Door',
    fill: (form) => form.getByLabel('With').selectOption('Robin'),
    draft: 'plan-draft:',
    saved: async ({ request }) =>
      (await ask<PlannedDate[]>(request, '/api/planned-dates')).map(({ place }) => place ?? ''),
  },
  {
    title: 'Add Your Own Custom Standard',
    at: '/criteria-selection',
    opener: 'Add Your Own Standard',
    save: 'Add Standard',
    field: 'Title',
    typed: 'Curiosity',
    fill: async (form) => {
      await form.getByLabel('Short description').fill('Asks, and wants to know.');
      await form.getByLabel('High-score description').fill('Asks what no one else asks.');
      await form.getByLabel('Low-score description').fill('Asks nothing.');
    },
    draft: 'standard-draft:',
    saved: standards,
  },
];

async function settle(page: Page): Promise<void> {
  await new Dater(page).settleIn('matches');
  const robin = {
    name: 'Robin',
    age: 31,
    profession: 'Baker',
    location: 'Lisbon',
    notes: 'From the market.',
  };
  expect((await page.request.post(`${productUrl()}/api/candidates`, { data: robin })).status()).toBe(201);
}

const sheetOf = (page: Page, { title }: Sheet) => page.getByRole('dialog', { name: title });

/** Waits until it has risen to its place at the bottom. */
async function opened(page: Page, sheet: Sheet): Promise<Locator> {
  await page.getByRole('button', { name: sheet.opener }).first().tap();
  const form = sheetOf(page, sheet);
  await expect
    .poll(async () => {
      const box = await form.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe(HEIGHT);
  return form;
}

/** A finger that takes the sheet by its handle. */
async function pullDown(page: Page, form: Locator, distance: number): Promise<void> {
  const handle = await form.locator('[data-grab-handle]').boundingBox();
  if (!handle) throw new Error('It has no handle.');
  const session = await page.context().newCDPSession(page);
  const x = handle.x + handle.width / 2;
  const y = handle.y + 10;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  const held = () => form.evaluate((sheet) => sheet.style.transform);
  for (const part of [0.25, 0.5, 0.75, 1, 1]) {
    await touch('touchMove', [{ x, y: y + distance * part }]);
    await expect.poll(held).toBe(`translateY(${distance * part}px)`);
  }
  await touch('touchEnd', []);
}

for (const sheet of SHEETS)
  test(`"${sheet.title}" is a bottom sheet that can be pulled away, and keeps what is typed`, async ({
    page,
    context,
  }) => {
    await settle(page);
    await page.goto(productUrl() + sheet.at);
    const form = await opened(page, sheet);
    expect((await form.boundingBox())?.y).toBeGreaterThanOrEqual(32);
    await form.getByLabel(sheet.field).pressSequentially(sheet.typed);
    await written(page, sheet.draft);

    await pullDown(page, form, 40);
    await expect.poll(async () => (await form.getAttribute('style')) ?? '').not.toContain('translate');
    await expect(form).toBeVisible();
    await pullDown(page, form, 240);
    await expect(form).toBeHidden();

    // The very next tap counts.
    await opened(page, sheet);
    await expect(form.getByLabel(sheet.field)).toHaveValue(sheet.typed);
    await page.goBack();
    await expect(form).toBeHidden();
    expect(page.url()).toBe(productUrl() + sheet.at);

    await opened(page, sheet);
    await page.reload();
    await opened(page, sheet);
    await expect(form.getByLabel(sheet.field)).toHaveValue(sheet.typed);
    await sheet.fill(form);

    await context.setOffline(true);
    await form.getByRole('button', { name: sheet.save }).tap();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel(sheet.field)).toHaveValue(sheet.typed);
    await context.setOffline(false);
    await expect(page.getByText("You're offline.", { exact: false })).toHaveCount(0);

    await tapTwice(page, form.getByRole('button', { name: sheet.save }));
    await expect(form).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const saved = await sheet.saved(page);
    expect(saved.filter((name) => name === sheet.typed)).toHaveLength(1);
  });

test('a sheet whose input is kept in no draft stays when it is pulled down', async ({ page }) => {
  await settle(page);
  await page.goto(`${productUrl()}/profile-settings#privacy`);
  await page.getByRole('button', { name: 'Set a PIN' }).tap();
  const form = page.getByRole('dialog', { name: 'Set a PIN' });
  await expect
    .poll(async () => {
      const box = await form.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe(HEIGHT);
  await form.getByLabel('New PIN').fill('1234');
  await pullDown(page, form, 240);
  await expect.poll(async () => (await form.getAttribute('style')) ?? '').not.toContain('translate');
  await expect(form.getByLabel('New PIN')).toHaveValue('1234');

  await form.getByLabel('New PIN').fill('');
  await pullDown(page, form, 240);
  await expect(form).toBeHidden();
});

test('a form too long for a sheet fills the screen', async ({ page }) => {
  await settle(page);
  await page.reload();
  await page.getByRole('button', { name: 'Score Date' }).tap();
  const form = page.getByRole('dialog', { name: 'Score Your Date Experience' });
  await expect.poll(async () => (await form.boundingBox())?.y).toBe(0);
  await expect(form.locator('[data-grab-handle]')).toHaveCount(0);
});
