import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../platform/config/project-root';
import { READER } from './reader';
import { foundIn, readText, type TextReading } from './text-reading';

const TELLS = 'He hit me again last night.';

/** The module, and every module of the project that it is made of. */
function modulesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const module = join(dirname(file), `${from}.ts`);
    if (existsSync(module)) modulesOf(module, known);
  }
  return known;
}

function readerNow(): string {
  const modules = [...modulesOf(join(__dirname, 'disclosure.ts'))].sort();
  const weights = join(PROJECT_ROOT, 'backend/data/safety-classifier.json.gz');
  const hash = createHash('sha256');
  for (const file of [...modules, weights]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

describe('the reading that is kept with a text', () => {
  it('says what the text discloses', () => {
    expect(foundIn(TELLS, readText(TELLS))).toMatchObject({ kind: 'violence' });
    expect(readText('Kind, and a good cook.')).toEqual({ by: READER, found: null });
    expect(readText(null)).toBeNull();
  });

  it('is taken for what it says, without another look at the text', () => {
    const kept: TextReading = { by: READER, found: null };
    expect(foundIn(TELLS, kept)).toBeNull();
  });

  it('counts for nothing when an earlier reader made it, or none did', () => {
    expect(foundIn(TELLS, { by: 'earlier', found: null })).toMatchObject({ kind: 'violence' });
    expect(foundIn(TELLS, null)).toMatchObject({ kind: 'violence' });
    expect(foundIn(null, { by: READER, found: null })).toBeNull();
  });

  it('names the reader that there is now, which reader.ts must say whenever anything it is made of changes', () => {
    expect(READER).toBe(readerNow());
  });
});
