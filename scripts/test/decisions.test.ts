import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/processes';

const FOLDER = join(ROOT, 'docs/decisions');
const HEAD =
  /^# (\d{4}): (\S.+\S)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (proposed|accepted|superseded by \d{4})\n\n\S/;

const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort();
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8').replaceAll(/ +/g, ' ');

describe('the decision records', () => {
  it('are numbered without gaps', () => {
    const numbers = files.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]));
    expect(numbers).toEqual(files.map((_name, position) => position + 1));
  });

  it.each(files)('begin with number, title, date and status, as the index says: %s', (name) => {
    const [, number, title, date, status] = HEAD.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? [];
    expect(number).toBe(name.slice(0, 4));
    expect(index).toContain(`| [${number}: ${title}](${name}) | ${date} | ${status} |`);
  });
});
