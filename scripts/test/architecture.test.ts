import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ended, removeFolders, ROOT, temporaryFolder } from './support/processes';

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const uses = (...paths: string[]) =>
  paths.map((path, at) => `import { x as x${at} } from '${path}';\nexport const y${at} = x${at};\n`).join('');

const RULES = (
  createRequire(__filename)(join(ROOT, '.dependency-cruiser.cjs')) as {
    forbidden: readonly { readonly name: string }[];
  }
).forbidden.map(({ name }) => name);

const FILES: Record<string, string> = {
  'node_modules/typeorm/package.json': '{ "name": "typeorm", "main": "index.js" }',
  'node_modules/typeorm/index.js': 'exports.x = 1;',
  'libs/contract/limits.ts': 'export const x = 1;',
  'libs/scoring/mean.ts': 'export const x = 1;',
  'libs/scoring/reaches-out.ts': uses('#contract/limits'),
  'libs/contract/reaches-in.ts': uses('../../backend/src/mail/mail'),
  'backend/src/app.module.ts': uses('./mail/mail.module', './mail/adapters/postgres-outbox.repository'),
  'backend/src/mail/mail.ts': uses('#contract/limits', '#scoring/mean', '../platform/errors/domain-error'),
  'backend/src/mail/mail.module.ts': uses('./outbox/outbox.service', './adapters/postgres-outbox.repository'),
  'backend/src/mail/outbox/outbox.repository.ts': uses('../mail'),
  'backend/src/mail/outbox/outbox.service.ts': uses('./outbox.repository', '../mail'),
  'backend/src/mail/outbox/outbox-schedule.ts': uses('./outbox.service'),
  'backend/src/mail/adapters/postgres-outbox.repository.ts': uses('../outbox/outbox.repository', 'typeorm'),
  'backend/src/mail/adapters/archive/old-outbox.ts': uses('typeorm'),
  'backend/src/mail/outbox/hasty.service.ts': uses('../adapters/archive/old-outbox'),
  'backend/src/mail/outbox/leaky.controller.ts': uses('typeorm'),
  'backend/src/mail/outbox/ordering.repository.ts': uses('./outbox.service'),
  'backend/src/mail/outbox/letter.ts': uses('./outbox.service'),
  'backend/src/mail/forgetful.service.ts': uses('./outbox/removed'),
  'backend/src/newest-feature/rules.ts': uses('../mail/outbox/outbox.service'),
  'backend/src/newest-feature/newest.service.ts': uses('../mail/outbox/outbox.service', './rules'),
  'backend/src/newest-feature/screen/nosy.service.ts': uses('../../mail/outbox/outbox.repository'),
  'backend/src/newest-feature/chicken.ts': uses('./egg'),
  'backend/src/newest-feature/egg.ts': uses('./chicken'),
  'backend/src/newest-feature/dressed.ts': uses('../../../frontend/src/lib/dates'),
  'backend/src/platform/errors/domain-error.ts': 'export const x = 1;',
  'backend/src/platform/clock/clock.ts': uses('../../mail/mail'),
  'backend/src/platform/platform.module.ts': uses('../mail/mail.module'),
  'backend/src/safety/disclosure.ts': uses('../words/message-text', '#contract/limits'),
  'backend/src/safety/partial.ts': uses('../mail/mail'),
  'backend/src/words/message-text.ts': 'export const x = 1;',
  'frontend/src/app/router.tsx': uses('../features/matches/matches.api'),
  'frontend/src/features/matches/matches.api.ts': uses('#contract/limits'),
  'frontend/src/features/matches/match-card.tsx': uses('./matches.api'),
  'frontend/src/features/matches/climbing-card.tsx': uses('../../app/router'),
  'frontend/src/features/dates/dates-page.tsx': uses('../matches/matches.api'),
  'frontend/src/features/dates/greedy-page.tsx': uses('../matches/match-card'),
  'frontend/src/ui/knowing-card.tsx': uses('../features/matches/matches.api'),
  'frontend/src/lib/dates.ts': 'export const x = 1;',
  'frontend/src/lib/shortcut.ts': uses('../../../backend/src/mail/mail'),
};

const PLANTED: readonly [rule: string, file: string][] = [
  ['scoring-stands-alone', 'libs/scoring/reaches-out.ts'],
  ['contract-stands-alone', 'libs/contract/reaches-in.ts'],
  ['libs-know-no-side', 'libs/contract/reaches-in.ts'],
  ['no-unresolved', 'backend/src/mail/forgetful.service.ts'],
  ['no-cycles', 'backend/src/newest-feature/chicken.ts'],
  ['only-modules-name-adapters', 'backend/src/mail/outbox/hasty.service.ts'],
  ['technology-in-adapters', 'backend/src/mail/outbox/leaky.controller.ts'],
  ['ports-know-no-use-case', 'backend/src/mail/outbox/ordering.repository.ts'],
  ['domain-is-pure', 'backend/src/mail/outbox/letter.ts'],
  ['domain-is-pure', 'backend/src/newest-feature/rules.ts'],
  ['services-use-ports', 'backend/src/newest-feature/screen/nosy.service.ts'],
  ['platform-knows-no-feature', 'backend/src/platform/clock/clock.ts'],
  ['platform-knows-no-feature', 'backend/src/platform/platform.module.ts'],
  ['safety-knows-no-feature', 'backend/src/safety/partial.ts'],
  ['backend-not-frontend', 'backend/src/newest-feature/dressed.ts'],
  ['frontend-not-backend', 'frontend/src/lib/shortcut.ts'],
  ['features-meet-at-the-api-file', 'frontend/src/features/dates/greedy-page.tsx'],
  ['features-below-app', 'frontend/src/features/matches/climbing-card.tsx'],
  ['ui-is-feature-free', 'frontend/src/ui/knowing-card.tsx'],
];

let found: string[];

beforeAll(async () => {
  const folder = temporaryFolder();
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    copyFileSync(join(ROOT, name), join(folder, name));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const tool = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    tool,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'backend/src',
    'frontend/src',
    'libs',
  ];
  const { out } = await ended(spawn(process.execPath, args, { cwd: folder }));
  const report = JSON.parse(out) as { summary: { violations: Violation[] } };
  found = report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
});
afterAll(removeFolders);

describe('the import rules', () => {
  it('each have a planted violation', () => {
    expect([...new Set(PLANTED.map(([rule]) => rule))].sort()).toEqual([...RULES].sort());
  });

  it.each(PLANTED)('%s reports a planted %s', (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it('report nothing else', () => {
    const planted = PLANTED.map(([rule, file]) => `${rule}: ${file}`);
    expect(found.filter((line) => !planted.includes(line))).toEqual([]);
  });
});

describe('the files of a wing', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');

  it.each(['backend/src', 'frontend/src', 'libs'])('have names of their own in %s', (wing) => {
    const names = tracked.filter((file) => file.startsWith(`${wing}/`)).map((file) => basename(file));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
