import { defineConfig } from '@playwright/test';
import { canRecordVideo, quickBrowser } from './support/browser';

/**
 * Runs against the built product as started by `npm start`. Tests share it, each with its own users and
 * addresses.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './support/start-product.ts',
  workers: 2,
  // A test that fails runs once more, recorded: recording every test takes a third of the run. What passes only then is
  // named by npm test as unsteady.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    headless: true,
    locale: 'en-US',
    actionTimeout: 20_000,
    trace: { mode: 'on-first-retry', screenshots: true, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    video: canRecordVideo() ? 'on-first-retry' : 'off',
    launchOptions: quickBrowser(),
  },
});
