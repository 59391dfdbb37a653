// @ts-check
// Makes small changes to the decision science and the input rules, and checks that a test notices each one.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: ['libs/{scoring,contract/rules}/**/*.ts', '!libs/**/*.test.ts', '!libs/**/test-support/**'],
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.cjs' },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['/**', '!libs/**', '!scripts/mutation/**', '!jest.config.js'],
  tempDirName: 'dist/mutation/sandbox',
  reporters: ['clear-text', 'json', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'dist/mutation/report.json' },
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
};
