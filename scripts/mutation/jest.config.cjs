const { projects } = require('../../jest.config.js');

const libs = projects.find(({ displayName }) => displayName === 'libs');

module.exports = {
  ...libs,
  // Thousands of random records for each of a thousand changes would take half a day; the worked examples have to
  // catch them.
  testPathIgnorePatterns: ['insights\\.properties\\.test'],
  setupFiles: ['<rootDir>/scripts/mutation/first-failure-only.cjs'],
};
