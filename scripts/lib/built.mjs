// @ts-check
import { createRequire } from 'node:module';

const load = createRequire(new URL('../../dist/backend/src/', import.meta.url));

/** A module of the built API, by its path under backend/src. @param {string} file */
export function built(file) {
  return load(`./${file}`);
}
