import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ended, removeFolders, ROOT, temporaryFolder } from './support/processes';

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const uses = (...paths: string[]) =>
  paths.map((path, at) => `import { x as x${at} } from '${path}';\nexport const y${at} = x${at};\n`).join('');

const FILES: Record<string, string> = {
  'node_modules/typeorm/package.json': '{ "name": "typeorm", "main": "index.js" }',
  'node_modules/typeorm/index.js': 'exports.x = 1;',
  'libs/contract/limits.ts': 'export const x = 1;',
  'libs/scoring/mean.ts': 'export const x = 1;',
  'libs/scoring/reaches-out.ts': uses('#contract/limits'),
  'libs/contract/reaches-in.ts': uses('../../backend/src/mail/mail'),
  'backend/src/mail/mail.ts': uses('#contract/limits', '#scoring/mean'),
  'backend/src/mail/mail.repository.ts': uses('./mail'),
  'backend/src/mail/adapters/typeorm-mail.repository.ts': uses('../mail.repository', 'typeorm'),
  'backend/src/mail/mail.service.ts': uses('./mail.repository'),
  'backend/src/mail/mail.module.ts': uses('./mail.service', './adapters/typeorm-mail.repository'),
  'backend/src/mail/hasty.service.ts': uses('./adapters/typeorm-mail.repository'),
  'backend/src/mail/leaky.controller.ts': uses('typeorm'),
  'backend/src/mail/letter.ts': uses('./mail.service'),
  'backend/src/users/users.service.ts': uses('../mail/mail.service'),
  'backend/src/users/nosy.service.ts': uses('../mail/mail.repository'),
  'backend/src/platform/clock/clock.ts': uses('../../mail/mail'),
  'backend/src/users/chicken.ts': uses('./egg'),
  'backend/src/users/egg.ts': uses('./chicken'),
  'frontend/src/features/matches/matches.api.ts': uses('#contract/limits'),
  'frontend/src/features/matches/match-card.tsx': uses('./matches.api'),
  'frontend/src/features/dates/dates-page.tsx': uses('../matches/matches.api'),
  'frontend/src/features/dates/greedy-page.tsx': uses('../matches/match-card'),
  'frontend/src/ui/knowing-card.tsx': uses('../features/matches/matches.api'),
  'frontend/src/lib/shortcut.ts': uses('../../../backend/src/mail/mail'),
};

const PLANTED: readonly [rule: string, file: string][] = [
  ['scoring-stands-alone', 'libs/scoring/reaches-out.ts'],
  ['contract-stands-alone', 'libs/contract/reaches-in.ts'],
  ['libs-know-no-side', 'libs/contract/reaches-in.ts'],
  ['only-modules-name-adapters', 'backend/src/mail/hasty.service.ts'],
  ['technology-in-adapters', 'backend/src/mail/leaky.controller.ts'],
  ['domain-is-pure', 'backend/src/mail/letter.ts'],
  ['services-use-ports', 'backend/src/users/nosy.service.ts'],
  ['platform-knows-no-feature', 'backend/src/platform/clock/clock.ts'],
  ['no-cycles', 'backend/src/users/chicken.ts'],
  ['features-meet-at-the-api-file', 'frontend/src/features/dates/greedy-page.tsx'],
  ['ui-is-feature-free', 'frontend/src/ui/knowing-card.tsx'],
  ['frontend-not-backend', 'frontend/src/lib/shortcut.ts'],
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
  it.each(PLANTED)('%s reports a planted %s', (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it('report nothing else', () => {
    const planted = PLANTED.map(([, file]) => file);
    const innocent = found.filter(
      (line) => !planted.includes(line.split(': ')[1] ?? '') && !line.endsWith('egg.ts'),
    );
    expect(innocent).toEqual([]);
  });
});
