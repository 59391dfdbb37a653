// Who may import what; docs/architecture.md explains why.
const TESTS = '\\.test\\.tsx?$|/test(-support)?/';
// Code that talks to the outside: the `adapters` folder of a feature or of a platform part, with its subfolders.
const ADAPTERS = '^backend/src/.+/adapters/';
// The last word of a feature file's name is its role; a file without a role is domain: data and rules.
const ROLES =
  'module|controller|service|repository|guard|strategy|interceptor|filter|pipe|dto|schedule|queue|renderer|parser|layout|check|cookie|request|housekeeping';
const ROLE = `[./-](${ROLES})\\.ts$`;
const COMPOSITION = '^backend/src/[^/]+\\.ts$|\\.module\\.ts$';
// A library that only computes is as good as our own code.
const COMPUTATION = '(^|/)node_modules/(fastest-levenshtein|papaparse)/';
const TECHNOLOGY = '(^|/)node_modules/(typeorm|pg|bullmq|ioredis|nodemailer|openai|undici|web-push)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'Files that need each other should be one file, or share a third.',
      {},
      { circular: true },
    ),
    rule(
      'no-unresolved',
      'Every import must resolve.',
      {},
      { couldNotResolve: true, pathNot: '\\.(css|svg|png|woff2?)$' },
    ),
    rule(
      'scoring-stands-alone',
      'The decision science imports nothing outside itself.',
      { path: '^libs/scoring/', pathNot: TESTS },
      { pathNot: '^libs/scoring/' },
    ),
    rule(
      'contract-stands-alone',
      "The contract imports only itself and scoring's constants.",
      { path: '^libs/contract/', pathNot: TESTS },
      { pathNot: '^libs/(contract|scoring)/' },
    ),
    rule(
      'libs-know-no-side',
      'Shared code belongs to neither side.',
      { path: '^libs/' },
      { path: '^(backend|frontend)/' },
    ),
    rule(
      'frontend-not-backend',
      'The sides meet in libs and over HTTP.',
      { path: '^frontend/' },
      { path: '^backend/' },
    ),
    rule(
      'backend-not-frontend',
      'The sides meet in libs and over HTTP.',
      { path: '^backend/' },
      { path: '^frontend/' },
    ),
    rule(
      'only-modules-name-adapters',
      "Only modules and the app's entry points choose an adapter; everything else depends on its port.",
      { path: '^backend/src/', pathNot: [COMPOSITION, ADAPTERS, TESTS] },
      { path: ADAPTERS },
    ),
    rule(
      'technology-in-adapters',
      'Only adapters and the platform see databases, queues, mail transports and model SDKs.',
      { path: '^backend/src/', pathNot: [ADAPTERS, '^backend/src/platform/', TESTS] },
      { path: TECHNOLOGY },
    ),
    rule(
      'ports-know-no-use-case',
      'A port imports domain types: libs, plain domain files and other ports.',
      { path: '^backend/src/.+\\.repository\\.ts$', pathNot: [ADAPTERS, TESTS] },
      { path: ['(^|/)node_modules/', '^backend/src/.*\\.(service|controller|module|dto)\\.ts$'] },
    ),
    rule(
      'domain-is-pure',
      'A file without a role in its name holds data and rules: it imports only libs and other domain files.',
      { path: '^backend/src/[^/]+/', pathNot: ['^backend/src/platform/', ADAPTERS, ROLE, TESTS] },
      {
        path: ['^backend/src/.*' + ROLE, '(^|/)node_modules/', ADAPTERS],
        pathNot: ['^backend/src/platform/errors/', COMPUTATION],
      },
    ),
    rule(
      'services-use-ports',
      "A service uses its own feature, other features' services and platform's ports.",
      { path: '^backend/src/([^/]+)/.*\\.service\\.ts$', pathNot: ['^backend/src/platform/', TESTS] },
      {
        path: '^backend/src/.+\\.(repository|controller|module|dto|guard|strategy)\\.ts$',
        pathNot: '^backend/src/$1/.+\\.(repository|dto)\\.ts$',
      },
    ),
    rule(
      'platform-knows-no-feature',
      'The platform knows no feature; only its SQL names their tables.',
      { path: '^backend/src/platform/', pathNot: TESTS },
      { path: '^backend/src/[^/]+/', pathNot: '^backend/src/platform/' },
    ),
    rule(
      'safety-knows-no-feature',
      'Every feature that keeps texts asks whether they tell of danger, and the judge knows none of them.',
      { path: '^backend/src/(safety|words)/', pathNot: TESTS },
      { path: '^backend/src/[^/]+/', pathNot: '^backend/src/(safety|words|platform)/' },
    ),
    rule(
      'features-meet-at-the-api-file',
      "A feature uses only another feature's calls (*.api.ts).",
      { path: '^frontend/src/features/([^/]+)/', pathNot: TESTS },
      { path: '^frontend/src/features/', pathNot: ['^frontend/src/features/$1/', '\\.api\\.ts$'] },
    ),
    rule(
      'features-below-app',
      'A feature knows ui, lib and libs, never the app that assembles the features.',
      { path: '^frontend/src/features/', pathNot: TESTS },
      { path: '^frontend/src/app/' },
    ),
    rule(
      'ui-is-feature-free',
      'Code shared by all features knows no feature and not the app.',
      { path: '^frontend/src/(ui|lib)/', pathNot: TESTS },
      { path: '^frontend/src/(features|app)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    // Aliases resolve as in the compiler; type-only imports count too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
