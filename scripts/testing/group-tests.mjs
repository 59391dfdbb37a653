// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder with the tests of a jest project, and the number of groups they are divided into. Jest loads every package
 * again for each test file, which takes longer than most files' tests, so the files of a group share one load.
 * @typedef {{ project: string, folder: string, groups: number, hooks?: string[] }} Suite  `hooks`: modules that register
 * hooks of their own when they are loaded. Loaded first, they serve the whole group.
 */

/** @type {readonly Suite[]} */
export const SUITES = [
  { project: 'libs', folder: 'libs', groups: 3 },
  { project: 'backend', folder: 'backend/src', groups: 3 },
  { project: 'api', folder: 'backend/test', groups: 9 },
  {
    project: 'frontend',
    folder: 'frontend/src',
    groups: 6,
    hooks: [
      'frontend/test/fake-api.ts',
      'frontend/test/capture-downloads.ts',
      'frontend/test/fake-passkeys.ts',
      'frontend/test/on-phone.ts',
    ],
  },
];

const GROUPS = 'dist/test-groups';

/** Writes the groups of all suites, in place of earlier ones. @param {string} root */
export function groupTests(root) {
  rmSync(join(root, GROUPS), { recursive: true, force: true });
  mkdirSync(join(root, GROUPS), { recursive: true });
  for (const suite of SUITES)
    for (const [index, files] of grouped(root, suite).entries())
      writeFileSync(
        join(root, GROUPS, `${suite.project}-${index + 1}.js`),
        [
          ...(suite.hooks ?? []).map((hook) => `require(${JSON.stringify(join(root, hook))});`),
          ...files.map((file) => {
            const name = JSON.stringify(file);
            return `describe(${name}, () => { require(${JSON.stringify(join(root, file))}); });`;
          }),
        ].join('\n'),
      );
}

/** A replaced module would be replaced for the whole group. */
const REPLACES_MODULES = /\bjest\.mock\(/;

/**
 * The test files of a suite in groups of about the same size; those that replace modules are alone. @param {string} root
 * @param {Pick<Suite, 'folder' | 'groups'>} suite @returns {string[][]} paths from the root
 */
export function grouped(root, { folder, groups: count }) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .sort((a, b) => b.text.length - a.text.length || (a.file < b.file ? -1 : 1));
  /** @type {{ files: string[], size: number }[]} */
  const groups = Array.from({ length: count }, () => ({ files: [], size: 0 }));
  const alone = files.filter(({ text }) => REPLACES_MODULES.test(text)).map(({ file }) => [file]);
  for (const { file, text } of files.filter((one) => !REPLACES_MODULES.test(one.text))) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.files.push(file);
    smallest.size += text.length;
  }
  return [...groups.map((group) => group.files.sort()), ...alone].filter((group) => group.length > 0);
}
