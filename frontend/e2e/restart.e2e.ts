import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Dater } from './support/dater';
import { PASSWORD } from './support/visitor';
import { Product } from './support/product';

test('saved data survives a kill -9 and a restart', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hh-restart-'));
  const product = await Product.in(dataDir);
  await product.start();
  expect(product.output).toContain('password');
  const dater = new Dater(page, undefined, product.url, product.inboxUrl);
  await dater.signUp();
  await dater.confirm();

  await product.stop('SIGKILL');
  await product.start();
  expect(product.output).not.toContain('(shown this once');

  await page.reload();
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await page.context().clearCookies();
  await dater.open('/auth?mode=login');
  await page.getByLabel('Email').fill(dater.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/onboarding-survey');
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
