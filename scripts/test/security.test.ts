import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const ROW = /^\| (\d+\.\d+\.\d+)\s*\| [^|]+ \| \[`[^`]+`\]\(\.\.\/([^)]+)\): (.*?)\s*\|$/gm;
const LINES = [...PAGE.matchAll(ROW)].map(([, id = '', file = '', title = '']) => ({ id, file, title }));

describe('the table of security requirements', () => {
  it('is complete, says how many lines hold, and names each once', () => {
    const rows = PAGE.match(/^\| \d+\.\d+\.\d+ /gm) ?? [];
    expect(LINES).toHaveLength(rows.length);
    expect(PAGE).toContain(`${rows.length} of ${rows.length} hold`);
    expect(rows.length).toBeGreaterThanOrEqual(68);
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(LINES)('names a test that exists for $id', ({ file, title }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
  });
});
