import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { Dater } from './support/dater';
import { newAddress, PASSWORD, productUrl } from './support/visitor';
import { mailTo } from './support/inbox';

const SUPPORT = process.env['SUPPORT_EMAIL'] ?? 'support@localhost';
const MESSAGE = 'Where do I find\nmy <b>export</b>?';
const LEGAL = [
  ['/privacy-policy', 'Privacy Policy', 'June 7, 2025'],
  ['/terms-of-service', 'Terms of Service', 'May 30, 2025'],
  ['/terms-conditions', 'Terms of Service', 'May 30, 2025'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const open = (page: Page, path: string) => page.goto(productUrl() + path);

async function signIn(page: Page, { email }: Dater): Promise<void> {
  const response = await page.request.post(`${productUrl()}/api/auth/login`, {
    data: { email, password: PASSWORD },
  });
  expect(response.ok()).toBe(true);
}

test("a visitor's message reaches support after its errors are fixed", async ({ page }) => {
  const email = newAddress();
  const subject = `Export of ${email}`;
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please select a category')).toBeVisible();
  await expectAccessible(page, 'contact with errors', 'Contact us');

  await page.getByLabel('Full Name').fill('Mara Lindqvist');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Category').selectOption({ label: 'Privacy Concern' });
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill(MESSAGE);
  await expect(page.getByText('33/1000 characters')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toContainText('Message sent successfully!');
  await expectAccessible(page, 'message sent', 'Message Sent Successfully!');

  const mail = await mailTo(process.env['INBOX_URL'] ?? '', SUPPORT, new RegExp(subject));
  expect(mail.subject).toBe(`[Privacy Concern] ${subject}`);
  expect(mail.text).toContain('my <b>export</b>?');
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Sign Me Up' }).first()).toBeVisible();
});

test('an unsubscribe link works once, says so the second time, and fails when incomplete', async ({
  page,
}) => {
  const link = `/unsubscribe?email=${encodeURIComponent(newAddress())}&type=marketing`;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/unsubscribe', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, link);
  await expectAccessible(page, 'unsubscribing', 'Processing Request');
  release();
  await expectAccessible(page, 'unsubscribed', 'Unsubscribed Successfully');
  await expect(page.getByRole('main')).toContainText('no longer receive marketing and promotional emails');
  await page.reload();
  await expectAccessible(page, 'already unsubscribed', 'Already Unsubscribed');
  await open(page, '/unsubscribe?type=marketing');
  await expectAccessible(page, 'no unsubscribe link', 'Request Error');
});

test('a visitor can read the legal pages and link to each section', async ({ page }) => {
  for (const [path, title, updated] of LEGAL) {
    await open(page, path);
    await expectAccessible(page, path, title);
    await expect(page.getByText(`Last updated ${updated}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
  await open(page, '/privacy-policy#cookies');
  await expect(page.getByRole('heading', { name: /Cookies and storage/ })).toBeInViewport();
  await page.getByRole('link', { name: 'Heart & Head home' }).click();
  await expect(page.getByRole('button', { name: 'Sign Me Up' }).first()).toBeVisible();
});

test('a signed-in dater reads the legal pages, writes to support, and finds the way back from an unknown address', async ({
  page,
}) => {
  const dater = new Dater(page);
  await dater.signUp();
  await dater.confirm();
  await page.context().clearCookies();
  await signIn(page, dater);
  for (const [path, title] of LEGAL) {
    await open(page, path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to Dashboard' })).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contact');
  await expect(page.getByLabel('Full Name')).toHaveValue('Mara Lindqvist');
  await expect(page.getByLabel('Email Address')).toHaveValue(dater.email);
  await expectAccessible(page, 'contact on a phone', 'Contact us');
  await open(page, '/privacy-policy');
  await expectAccessible(page, 'privacy policy on a phone', 'Privacy Policy');
  await open(page, '/no-such-page');
  await expectAccessible(page, 'unknown address', '404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Heart & Head' }).click();
  await expect(heading(page, 'How did you hear about us?')).toBeVisible();
});
