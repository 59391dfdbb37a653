import { expect, test, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { errorAnswer } from '#contract/errors';
import { expectAccessible, expectOpenDialogAccessible } from './support/accessible';
import { Dater } from './support/dater';
import { newHome, PASSWORD } from './support/visitor';

/** Chromium's own authenticator, which confirms its user by itself. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page, dater: Dater): Promise<void> {
  await page.context().clearCookies();
  await page.setExtraHTTPHeaders(newHome());
  await dater.open('/auth?mode=login');
}

async function givePassword(page: Page, dater: Dater): Promise<void> {
  await page.getByLabel('Email').fill(dater.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
}

async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  const items = dialog.getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await expectOpenDialogAccessible(page, 'Save your recovery codes');
  await dialog.getByRole('button', { name: "I've saved them" }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

test('adds a passkey, then signs in with it alone and as the second step', async ({ page }) => {
  await giveAuthenticator(page);
  const dater = new Dater(page);
  await dater.settleIn();
  await dater.open('/profile-settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Test laptop');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await saveCodes(page);
  await expect(page.getByRole('list', { name: 'Passkeys and apps' })).toContainText('Test laptop');
  await expectAccessible(page, 'the settings', 'Profile Settings');

  await signOut(page, dater);
  await expectAccessible(page, 'signing in', 'Welcome back');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/dashboard**');

  await signOut(page, dater);
  await givePassword(page, dater);
  await expectAccessible(page, 'the second step', 'One more step');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/dashboard**');
});

test('adds an authenticator app by its key, signs in with a recovery code, and removes the app', async ({
  page,
}) => {
  const dater = new Dater(page);
  await dater.settleIn();
  await dater.open('/profile-settings');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectOpenDialogAccessible(page, 'Add an authenticator app');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(generateSync({ secret }));
  await dialog.getByRole('button', { name: 'Add App' }).click();
  const [code = ''] = await saveCodes(page);

  await signOut(page, dater);
  await givePassword(page, dater);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText("That code isn't right");
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard**');

  // As it would be sixteen minutes later.
  await page.route(
    /\/api\/user\/factors\/[0-9a-f-]{36}$/,
    (route) => route.fulfill({ status: 403, json: errorAnswer('auth.step-up-required') }),
    { times: 1 },
  );
  await dater.open('/profile-settings');
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const confirmation = page.getByRole('dialog', { name: "Confirm it's you" });
  await confirmation.getByLabel('Current Password').fill(PASSWORD);
  await expectOpenDialogAccessible(page, "Confirm it's you");
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/so that your password alone is not enough/)).toBeVisible();
});
