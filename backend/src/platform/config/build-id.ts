import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root';

/** The same in all processes of one production build; elsewhere, code may change between two starts of one build. */
export const BUILD_ID = process.env['NODE_ENV'] === 'production' ? builtId() : randomUUID();

function builtId(): string {
  try {
    const { mtimeMs } = statSync(join(PROJECT_ROOT, 'dist/backend/src/main.js'));
    const version = readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8');
    return createHash('sha256').update(`${mtimeMs} ${version}`).digest('base64url').slice(0, 12);
  } catch {
    return randomUUID();
  }
}
