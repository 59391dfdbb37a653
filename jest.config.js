// Nest 12 and a few others ship ES modules only, which jest cannot require on Node 20: they are compiled like our own code.
const ESM_PACKAGES = [
  '@nestjs',
  'uuid',
  'lucide-react',
  'pure-rand',
  'until-async',
  'rettime',
  '@open-draft',
  'temporal-(polyfill|utils)',
  '@(otplib|scure|noble)',
];

/** @param {boolean} jsx */
const swc = (jsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const LIBS = {
  '^#contract/(.*)$': '<rootDir>/libs/contract/$1',
  '^#scoring/(.*)$': '<rootDir>/libs/scoring/$1',
};

/** All tests at once share what a file loads with others; see scripts/testing/group-tests.mjs. */
const isGrouped = process.env.TEST_GROUPS === '1';

/** @param {string} displayName @param {string[]} testMatch @param {object} [options] */
const project = (displayName, testMatch, options = {}) => ({
  displayName,
  rootDir: __dirname,
  testMatch: (isGrouped && displayName !== 'tooling'
    ? [`dist/test-groups/${displayName}-*.js`]
    : testMatch
  ).map((pattern) => `<rootDir>/${pattern}`),
  testEnvironment: 'node',
  transform: { '\\.tsx$': swc(true), '\\.[cm]?[jt]s$': swc(false) },
  transformIgnorePatterns: [`node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  moduleNameMapper: LIBS,
  ...options,
});

const withServers = {
  globalSetup: '<rootDir>/backend/test/support/databases/start-servers.mjs',
  globalTeardown: '<rootDir>/backend/test/support/databases/stop-servers.mjs',
  setupFilesAfterEnv: ['<rootDir>/backend/test/support/quiet-logs.ts'],
};

module.exports = {
  projects: [
    project('libs', ['libs/**/*.test.ts']),
    project('backend', ['backend/src/**/*.test.ts']),
    project('api', ['backend/test/**/*.test.ts'], withServers),
    project('frontend', ['frontend/src/**/*.test.ts', 'frontend/src/**/*.test.tsx'], {
      testEnvironment: '<rootDir>/frontend/test/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
      moduleNameMapper: { ...LIBS, '\\.css$': '<rootDir>/frontend/test/no-styles.ts' },
    }),
    project('tooling', ['scripts/test/**/*.test.ts']),
  ],
  testTimeout: 60_000,
  // API tests wait for servers and pads for a third of their time: three of them keep two cores busy.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1500MB',
};
