import { defineConfig } from '@playwright/test';
import { canRecordVideo, findBrowser } from './support/browser';

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
  // A flaky test hides a problem, so there are no retries.
  retries: 0,
  failOnFlakyTests: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    headless: true,
    locale: 'en-US',
    actionTimeout: 10_000,
    // Pictures for every action of every test would take a third of the run; a failed one leaves a screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    video: canRecordVideo() ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
});
