// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { released } from './lib/changelog.mjs';

// Run by `npm version` before it commits and tags: what was unreleased becomes this version's.
const file = fileURLToPath(new URL('../CHANGELOG.md', import.meta.url));
const version = process.env['npm_package_version'] ?? '';
const today = new Date().toISOString().slice(0, 10);
writeFileSync(file, released(readFileSync(file, 'utf8'), version, today));
execFileSync('git', ['add', file]);
