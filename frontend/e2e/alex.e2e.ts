import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { Dater } from './support/dater';
import { tapTwice } from './support/interruptions';
import { PASSWORD } from './support/visitor';

async function openAlex(page: Page): Promise<Dater> {
  const dater = new Dater(page);
  await dater.settleIn('alex');
  return dater;
}

test('Alex greets the user, answers from their records, and links to sources', async ({ page }) => {
  const dater = await openAlex(page);
  const log = page.getByRole('log');
  await expect(log.getByText(/^Hi \w+, I'm Alex\./)).toBeVisible();
  await expect(page.getByText(/^Built-in coach: nothing leaves this server/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your Pattern' })).toContainText('No matches yet.');
  await expectAccessible(page, 'the coach', 'Alex');

  await page.getByRole('tab', { name: 'Matches & Standards' }).click();
  await dater.addMatch('Robin');
  await dater.scoreDate('Robin', {
    Chemistry: 8,
    Enjoyment: 9,
    'Physical Attraction': 8,
    'Emotional Connection': 7,
    'Life Goals Match': 9,
  });
  await page.getByRole('tab', { name: 'Alex' }).click();
  await expect(page.getByRole('region', { name: 'Your Pattern' })).toContainText('You have added 1 match');
  const field = page.getByRole('textbox', { name: 'Message Alex' });
  await field.fill('How is it going with Robin?');
  await field.press('Enter');
  await expect(log.getByText(/^Robin is at \d+%/)).toBeVisible();
  await expect(field).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'the coach on a phone', 'Alex');
  await log.getByRole('link', { name: 'Robin' }).first().click();
  await expect(page.getByRole('heading', { name: 'About Robin' })).toBeVisible();
});

test('keeps a conversation, shows help lines first, and deletes it on request', async ({ page }) => {
  await openAlex(page);
  const log = page.getByRole('log');
  await expect(log.getByText(/I'm Alex\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Message Alex' }).fill('He hits me when he is angry.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(log.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');

  await page.reload();
  await expect(log.getByText('He hits me when he is angry.')).toBeVisible();
  await expectAccessible(page, 'a safety answer', 'Alex');
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Conversation deleted')).toBeVisible();
  await expect(log.getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('He hits me when he is angry.')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  async function ask(page: Page, question: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Message Alex' }).fill(question);
    await page.getByRole('button', { name: 'Send message' }).tap();
  }

  test('opens at its title with the newest message in sight, and copies a message to send', async ({
    page,
  }) => {
    const dater = await openAlex(page);
    const log = page.getByRole('log');
    await expect(log.getByText(/I'm Alex\./)).toBeVisible();
    for (const question of ['What does the ring mean?', 'How do I stop overthinking?']) {
      await ask(page, question);
      await expect(log.getByText(question)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    }
    await ask(page, 'Write a message that I cannot make it on Friday');
    await page.getByRole('button', { name: /^Copy: Hi \[name\], I can't make it on Friday/ }).tap();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Hi \[name\], I can't make it on Friday/,
    );

    await dater.open('/dashboard?tab=alex');
    await expect(log.getByRole('article').last()).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name: 'Alex' })).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Message Alex' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('asks an offered question once, however it is tapped', async ({ page }) => {
    await openAlex(page);
    const log = page.getByRole('log');
    await expect(log.getByText(/I'm Alex\./)).toBeVisible();
    await ask(page, 'What can you help me with?');
    const offered = log.getByRole('button', { name: 'What should I ask on a date?' });
    await tapTwice(page, offered);
    await expect(log.getByText('Ask for stories rather than opinions', { exact: false })).toBeVisible();
    await expect(log.getByRole('article', { name: 'You' })).toHaveCount(2);
  });

  test('a guess of danger is denied once, however it is tapped, and stays denied', async ({ page }) => {
    await openAlex(page);
    const log = page.getByRole('log');
    await expect(log.getByText(/I'm Alex\./)).toBeVisible();
    await ask(page, "tracking who he follows i can't help it");
    await expect(log.getByText(/^I may be reading this wrong/)).toBeVisible();
    await expect(log.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    const denial = log.getByRole('button', { name: 'You misread me' });
    await denial.scrollIntoViewIfNeeded();
    await expect(denial).toBeInViewport({ ratio: 1 });
    expect((await denial.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await tapTwice(page, denial);
    const misread = log.getByText(/^Then I misread you, and I'm glad\./);
    await expect(misread).toBeVisible();
    await expect(log.getByRole('article', { name: 'You' })).toHaveCount(2);
    await page.reload();
    await expect(misread).toBeVisible();
    await ask(page, 'What does the percentage mean?');
    await expect(log.getByText(/^The percentage comes from your own ratings/)).toBeVisible();
  });

  test('keeps a question that the session was too old for', async ({ page, context }) => {
    const dater = await openAlex(page);
    await expect(page.getByRole('log').getByText(/I'm Alex\./)).toBeVisible();
    await context.clearCookies();
    await ask(page, 'Is it too early to meet her friends?');
    await expect(page.getByRole('dialog', { name: 'Your session expired' })).toBeVisible();
    await dater.open('/auth?mode=login');
    await page.getByLabel('Email').fill(dater.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
    await page.waitForURL('**/dashboard');
    await page.getByRole('tab', { name: 'Alex' }).tap();
    await expect(page.getByRole('textbox', { name: 'Message Alex' })).toHaveValue(
      'Is it too early to meet her friends?',
    );
  });

  test('shows every question it offers until one is asked, and then keeps them in one row', async ({
    page,
  }) => {
    await openAlex(page);
    await expect(page.getByText(/^Hi \w+, I'm Alex\./)).toBeVisible();
    const offered = page.getByRole('group', { name: 'Suggested questions' }).getByRole('button');
    const tops = async () =>
      new Set(await offered.evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top)))
        .size;
    await expect(offered).toHaveCount(4);
    for (const chip of await offered.all()) await expect(chip).toBeInViewport({ ratio: 1 });
    expect(await tops()).toBeGreaterThan(1);
    await offered.first().tap();
    await expect(page.getByRole('log').getByRole('article', { name: 'You' })).toHaveCount(1);
    await expect.poll(tops).toBe(1);
  });

  test('the question stays above the tab bar when the network goes, and comes back', async ({
    page,
    context,
  }) => {
    await openAlex(page);
    const field = page.getByRole('textbox', { name: 'Message Alex' });
    const isAbove = async () => {
      const [box, bar] = [await field.boundingBox(), await page.getByRole('tablist').boundingBox()];
      return box && bar && box.y + box.height <= bar.y;
    };
    await expect(page.getByText(/^Hi \w+, I'm Alex\./)).toBeVisible();
    await expect.poll(isAbove).toBe(true);
    await context.setOffline(true);
    await expect(page.getByText('Alex can answer once', { exact: false })).toBeVisible();
    await expect.poll(isAbove).toBe(true);
    await context.setOffline(false);
    await expect(page.getByText('Alex can answer once', { exact: false })).toHaveCount(0);
    await expect(field).toBeEnabled();
    await expect.poll(isAbove).toBe(true);
  });
});
