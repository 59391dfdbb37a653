import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Candidate, CandidateChanges, CandidateInput } from '#contract/dating/candidates';
import type { CandidateFact } from '#contract/dating/candidate-facts';
import { Dater } from './support/dater';
import { tapTwice } from './support/interruptions';
import { addScoredMatch, ask } from './support/records';
import { productUrl } from './support/visitor';

const ROBIN: CandidateInput = {
  name: 'Robin',
  age: 31,
  profession: 'Baker',
  location: 'Lisbon',
  notes: 'Met at the market.',
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const details = (page: Page) => page.getByRole('dialog', { name: 'Match Details & Edit' });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

async function openMatches(page: Page, ...matches: readonly CandidateInput[]): Promise<Candidate[]> {
  await new Dater(page).settleIn('matches');
  const added: Candidate[] = [];
  for (const data of matches) {
    const response = await page.request.post(`${productUrl()}/api/candidates`, { data });
    expect(response.status()).toBe(201);
    added.push((await response.json()) as Candidate);
  }
  await page.reload();
  return added;
}

async function change(page: Page, { id }: Candidate, data: CandidateChanges): Promise<void> {
  expect((await page.request.put(`${productUrl()}/api/candidates/${id}`, { data })).status()).toBe(200);
}

const only = async (page: Page) => (await ask<Candidate[]>(page.request, '/api/candidates'))[0];

test.describe('with a thumb', () => {
  test.use(PHONE);

  test('a match is read, and edited only behind its pencil; a draft survives Back', async ({ page }) => {
    await openMatches(page, { ...ROBIN, notes: 'Laughs easily. '.repeat(30).trim() });
    await button(page, 'Details').tap();
    const dialog = details(page);
    const name = dialog.getByLabel('Name');
    const notes = dialog.getByLabel('Notes');
    // The whole text is there, and a thumb that lands on it writes nothing.
    expect(await notes.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);
    await notes.scrollIntoViewIfNeeded();
    const line = await notes.boundingBox();
    await page.touchscreen.tap((line?.x ?? 0) + 40, (line?.y ?? 0) + 40);
    await expect(notes).not.toBeFocused();
    await expect(button(dialog, 'Save Changes')).toHaveCount(0);
    await expect(button(dialog, 'Score Date')).toBeVisible();

    await tapTwice(page, button(dialog, 'Edit'));
    await expect(name).toBeFocused();
    await name.fill('Robyn');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await button(page, 'Details').tap();
    await expect(dialog.getByText('Your draft is still here.')).toBeVisible();
    await expect(name).toHaveValue('Robyn');
    await button(dialog, 'Save Changes').tap();
    await expect(page.getByText('Match updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Robyn')).toBeVisible();

    // The second half of a double tap on Cancel must not open what takes its place.
    await button(page, 'Details').tap();
    await button(dialog, 'Edit').tap();
    await dialog.getByLabel('Age').fill('44');
    await tapTwice(page, button(dialog, 'Cancel'));
    await expect(dialog.getByLabel('Age')).toHaveValue('31');
    await expect(button(dialog, 'Ask Alex')).toBeVisible();
    expect((await only(page))?.age).toBe(31);
  });

  test('facts are added with Enter, edited, deleted and brought back; what is typed survives', async ({
    page,
  }) => {
    const [robin] = await openMatches(page, ROBIN);
    const facts = () => ask<CandidateFact[]>(page.request, `/api/candidates/${robin?.id}/facts`);
    await button(page, 'Details').tap();
    const dialog = details(page);
    const field = dialog.getByPlaceholder(/^Birthday in May/);
    await field.fill('Allergic to nuts');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await button(page, 'Details').tap();
    await expect(field).toHaveValue('Allergic to nuts');
    await field.press('Enter');
    const row = dialog.getByRole('listitem').filter({ hasText: 'Allergic to nuts' });
    await expect(row).toBeVisible();
    await expect(field).toHaveValue('');

    await field.fill('Two sisters');
    await tapTwice(page, button(dialog, 'Add'));
    const sisters = dialog.getByRole('listitem').filter({ hasText: 'Two sisters' });
    await expect(sisters).toHaveCount(1);
    await expect(field).toHaveValue('');
    expect(await facts()).toHaveLength(2);

    await button(row, 'Edit this fact').tap();
    const edited = dialog.getByRole('listitem').getByRole('textbox');
    await edited.fill('Allergic to walnuts');
    await edited.press('Enter');
    await expect(button(dialog, 'Edit this fact').last()).toBeFocused();
    const walnuts = dialog.getByRole('listitem').filter({ hasText: 'Allergic to walnuts' });
    await expect(walnuts).toBeVisible();

    // The row beneath moves up and must not go with it.
    await tapTwice(
      page,
      button(dialog.getByRole('listitem').filter({ hasText: 'sisters' }), 'Delete this fact'),
    );
    await expect(dialog.getByText('Two sisters')).toHaveCount(0);
    expect((await facts()).map(({ text }) => text)).toEqual(['Allergic to walnuts']);
    await button(page, 'Undo').tap();
    await expect(dialog.getByText('Two sisters')).toBeVisible();
    expect(await facts()).toHaveLength(2);
  });

  test('one tap archives, another may say why, and Undo takes both back', async ({ page }) => {
    await openMatches(page, ROBIN);
    await tapTwice(page, button(card(page, 'Robin'), 'Archive'));
    const toast = page.getByRole('status').filter({ hasText: 'Match archived' });
    await expect(toast).toBeVisible();
    expect(await only(page)).toMatchObject({ archived: true, archiveReason: null });
    await tapTwice(page, button(toast, 'No spark'));
    await expect(toast).toContainText('Noted: No spark.');
    await expect(card(page, 'Robin')).toContainText('No spark');
    expect((await only(page))?.archiveReason).toBe('no_spark');
    await button(toast, 'Undo').tap();
    await expect(page.getByText('Match unarchived')).toBeVisible();
    expect(await only(page)).toMatchObject({ archived: false, archiveReason: null });
  });

  test('having felt unsafe brings an offer of help, and a match that is archived no date', async ({
    page,
  }) => {
    const [robin] = await openMatches(page, ROBIN);
    if (robin) await change(page, robin, { archived: true });
    await page.reload();
    await button(page, 'Details').tap();
    const dialog = details(page);
    await expect(button(dialog, 'Score Date')).toHaveCount(0);
    await button(dialog, 'Felt unsafe').tap();
    await button(dialog, 'Help for you').tap();
    await expect(dialog.getByText(/You noted that you felt unsafe/)).toBeVisible();
  });

  test('a card says what there is to say in running lines below the dial, none of it cut', async ({
    page,
  }) => {
    await openMatches(page);
    await addScoredMatch(page.request, 'Robin', [[3, 4, 3]]);
    await page.reload();
    // The dot between two facts is drawn; its text is a space.
    const facts = card(page, 'Robin').locator('p', { hasText: /Heart is \d+ ahead on one date Last date/ });
    await expect(facts).toBeVisible();
    const dial = await card(page, 'Robin').getByRole('img').boundingBox();
    expect((await facts.boundingBox())?.y).toBeGreaterThan((dial?.y ?? NaN) + (dial?.height ?? NaN) - 1);
    expect(await facts.evaluate((line) => line.scrollHeight <= line.clientHeight + 1)).toBe(true);
  });

  test('five hundred matches come in pages, on a page of fewer than 15,000 pixels', async ({ page }) => {
    const [template] = await openMatches(page, ROBIN);
    const all = Array.from({ length: 500 }, (_, index) => ({
      ...template,
      id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      name: `Robin ${index}`,
      stage: 'talking',
      notes: 'Laughs easily and never comes on time. '.repeat(5),
    }));
    await page.route('**/api/candidates', (route) => route.fulfill({ json: all }));
    await page.goto(`${productUrl()}/dashboard?tab=matches`);
    await expect(page.getByRole('heading', { name: 'Your Matches (500)' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const megabytes = Math.round(usedSize / 1e6);
    test.info().annotations.push({ type: '500 matches', description: `${length} px, ${megabytes} MB` });
    process.stdout.write(`500 matches at 390 px: ${length} px long, ${megabytes} MB of heap\n`);
    expect(length).toBeLessThan(15_000);
    expect(megabytes).toBeLessThan(60);
    await page.getByRole('searchbox', { name: 'Find someone' }).fill('robin 499');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('focus in a line edits it, Cancel goes back to reading, and Enter saves', async ({ page }) => {
    await openMatches(page, ROBIN);
    await button(page, 'Details').press('Enter');
    const dialog = details(page);
    const profession = dialog.getByLabel('Profession');
    await expect(profession).toHaveValue('Baker');
    await expect(button(dialog, 'Save Changes')).toHaveCount(0);
    await profession.focus();
    await expect(button(dialog, 'Save Changes')).toBeVisible();
    await profession.fill('Painter');
    await button(dialog, 'Cancel').press('Enter');
    await expect(profession).toHaveValue('Baker');
    await expect(button(dialog, 'Save Changes')).toHaveCount(0);
    await expect(button(dialog, 'Edit')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await profession.fill('Painter');
    await profession.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Robin')).toContainText('Painter');
  });

  test('its dates are drawn and read out, and Score Date and Ask Alex lead on', async ({ page }) => {
    await openMatches(page);
    await addScoredMatch(page.request, 'Sam', [
      [9, 9, 9],
      [6, 6, 6],
    ]);
    await page.reload();
    await button(card(page, 'Sam'), 'Details').click();
    const dialog = details(page);
    await expect(dialog.getByText(/^Oldest to newest: .*, 60%; .*, 90%\.$/)).toBeAttached();
    await expect(dialog.getByText('Seen so far: all 3 of your standards')).toBeVisible();
    await button(dialog, 'Score Date').click();
    await expect(page.getByRole('dialog', { name: 'Score Your Date Experience' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await button(card(page, 'Sam'), 'Details').click();
    await button(dialog, 'Ask Alex').click();
    await expect(page).toHaveURL(/tab=alex/);
    await expect(page.getByLabel('Message Alex')).toHaveValue('How is it going with Sam?');
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Your Matches/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a stage is set in the details, shown on the card, and looked for', async ({ page }) => {
    const people = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eva'].map((name) => ({ ...ROBIN, name }));
    await openMatches(page, ...people);
    const filter = page.getByRole('combobox', { name: 'Show' });
    await expect(filter).toHaveCount(0);
    await button(card(page, 'Ada'), 'Details').click();
    const dialog = details(page);
    await button(dialog, 'Dating').click();
    await expect(button(dialog, 'Dating')).toHaveAttribute('aria-pressed', 'true');
    await button(dialog, 'Close').click();
    await expect(card(page, 'Ada')).toContainText('Dating');
    await filter.selectOption('Dating');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('1 found.')).toBeVisible();
    await filter.selectOption('Ended');
    await expect(page.getByText('No one here yet.')).toBeVisible();
    await filter.selectOption('Everyone');
    await expect(page.getByRole('article')).toHaveCount(5);

    await button(card(page, 'Ada'), 'Details').click();
    await button(dialog, 'Dating').click();
    await expect(button(dialog, 'Dating')).toHaveAttribute('aria-pressed', 'false');
  });

  test('four cards fit the list, and each button says whose it is', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openMatches(page);
    const long = 'Wolfeschlegelsteinhausenbergerdorff the Younger';
    for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', long])
      await addScoredMatch(page.request, name, [
        [9, 8, 9],
        [8, 9, 7],
      ]);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('article').getByText(/^Last date/)).toHaveCount(5);
    const { heights, fourthEnds, listEnds } = await page.getByRole('article').evaluateAll((cards) => {
      const boxes = cards.map((one) => one.getBoundingClientRect());
      const list = cards[0]?.closest('ul')?.parentElement?.getBoundingClientRect();
      return {
        heights: boxes.map(({ height }) => height),
        fourthEnds: boxes[3]?.bottom ?? Infinity,
        listEnds: list?.bottom ?? 0,
      };
    });
    expect(Math.max(...heights)).toBeLessThanOrEqual(148);
    expect(new Set(heights.map(Math.round)).size).toBe(1);
    // Above the end of the list, where it fades.
    expect(fourthEnds).toBeLessThanOrEqual(listEnds - 20);
    await expect(button(card(page, 'Bea'), 'Archive')).toHaveAccessibleDescription('Bea');
  });
});
