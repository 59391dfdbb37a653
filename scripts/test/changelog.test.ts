import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { released } from '../lib/changelog.mjs';
import { ROOT } from './support/processes';

const changelog = (unreleased: string) =>
  `# Changelog\n\n## [Unreleased]\n${unreleased}\n## [0.1.0] - 2026-01-01\n\n- The beginning\n`;

describe('npm version', () => {
  it('puts what was unreleased under the new version', () => {
    expect(released(changelog('\n### Added\n\n- A door\n'), '0.2.0', '2026-02-03')).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n### Added\n\n- A door\n\n' +
        '## [0.1.0] - 2026-01-01\n\n- The beginning\n',
    );
  });

  it('refuses a version that changes nothing', () => {
    expect(() => released(changelog(''), '0.2.0', '2026-02-03')).toThrow('says nothing');
    expect(() => released('# Changelog\n', '0.2.0', '2026-02-03')).toThrow('no "## [Unreleased]"');
  });
});

describe('the changelog', () => {
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');

  it('has an entry for the version in package.json, and the newest version first', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    const versions = [...text.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)].map(
      ([, found]) => found,
    );
    expect(versions[0]).toBe(version);
  });

  it('uses the headings of Keep a Changelog', () => {
    const headings = [...text.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(headings.filter((heading) => !known.includes(heading ?? ''))).toEqual([]);
  });
});
