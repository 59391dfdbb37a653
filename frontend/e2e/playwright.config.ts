import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser';

/** Against the built product as `npm start` runs it. Journeys share it, each with people and addresses of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './support/start-product.ts',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    headless: true,
    locale: 'en-US',
    actionTimeout: 10_000,
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
