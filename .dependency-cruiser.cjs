// Who may import whom; docs/architecture.md says why.
const TESTS = '\\.test\\.tsx?$|/test(-support)?/';
// Whatever speaks to the outside: `adapters` of a feature or of a part of the platform, with its sub-folders.
const ADAPTERS = '^backend/src/.+/adapters/';
// What a file of a feature does is the last word of its name; one that names no role is domain: data and rules.
const ROLES =
  'module|controller|service|repository|guard|strategy|interceptor|filter|pipe|dto|schedule|queue|renderer|parser|layout|check|cookie|request|housekeeping';
const ROLE = `[./-](${ROLES})\\.ts$`;
const COMPOSITION = '^backend/src/[^/]+\\.ts$|\\.module\\.ts$';
const TECHNOLOGY = '(^|/)node_modules/(typeorm|pg|bullmq|ioredis|nodemailer|openai)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', 'Files that need each other are one file, or lack a third.', {}, { circular: true }),
    rule(
      'no-unresolved',
      'Every import must lead somewhere.',
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
      'What both sides share belongs to neither.',
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
      'Only modules and the composition of the app choose an adapter; the rest knows its port.',
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
      'A file without a role in its name holds data and rules: it imports libs and other domain files only.',
      { path: '^backend/src/[^/]+/', pathNot: ['^backend/src/platform/', ADAPTERS, ROLE, TESTS] },
      {
        path: ['^backend/src/.*' + ROLE, '(^|/)node_modules/', ADAPTERS],
        pathNot: '^backend/src/platform/errors/',
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
      'The platform serves the features and knows none of them; only its SQL names their tables.',
      { path: '^backend/src/platform/', pathNot: TESTS },
      { path: '^backend/src/[^/]+/', pathNot: '^backend/src/platform/' },
    ),
    rule(
      'features-meet-at-the-api-file',
      "A feature uses another feature's calls (*.api.ts) only.",
      { path: '^frontend/src/features/([^/]+)/', pathNot: TESTS },
      { path: '^frontend/src/features/', pathNot: ['^frontend/src/features/$1/', '\\.api\\.ts$'] },
    ),
    rule(
      'features-below-app',
      'A feature knows ui, lib and libs, never the app that puts features together.',
      { path: '^frontend/src/features/', pathNot: TESTS },
      { path: '^frontend/src/app/' },
    ),
    rule(
      'ui-is-feature-free',
      'What every feature uses knows no feature and not the app.',
      { path: '^frontend/src/(ui|lib)/', pathNot: TESTS },
      { path: '^frontend/src/(features|app)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    // The alias is resolved as the compiler does it: types only count too.
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
