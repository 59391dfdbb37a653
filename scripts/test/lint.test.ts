import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ended, removeFolders, ROOT, temporaryFolder } from './support/processes';
import { spawn } from 'node:child_process';

afterAll(removeFolders);

/** What the project's lint rules say about these files. */
async function findingsIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = temporaryFolder();
  for (const path of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const args = ['node_modules/oxlint/bin/oxlint', '--format', 'unix', ...Object.keys(files)];
  const oxlint = spawn(process.execPath, args, { cwd: folder });
  const { out } = await ended(oxlint);
  return [...out.matchAll(/^(\S+):\d+:\d+: .*\[\w+\/(?:\w[\w-]*\()?([^\])]+)/gm)]
    .map(([, path = '', rule = '']) => `${path} ${rule}`)
    .sort();
}

describe('The lint pass', () => {
  it('reports wrong types, promises that no one waits for and values of no type', async () => {
    const text =
      'async function one(): Promise<number> {\n  return await Promise.resolve("1");\n}\none();\nexport const { x } = JSON.parse("{}");\n';
    expect(await findingsIn({ 'libs/planted.ts': text })).toEqual([
      'libs/planted.ts TS2322',
      'libs/planted.ts no-floating-promises',
      'libs/planted.ts no-unsafe-assignment',
    ]);
  });

  it('reports a spy that is set when a test file loads, and not one within a test', async () => {
    const early =
      'export const spy = jest.spyOn(console, "log");\nconst other = jest.spyOn(console, "warn");\nvoid other;\n';
    const inTest = 'it("is quiet", () => {\n  jest.spyOn(console, "log");\n});\n';
    const found = await findingsIn({ 'libs/early.test.ts': early, 'libs/in-test.test.ts': inTest });
    expect(found).toEqual(Array(2).fill('libs/early.test.ts no-spy-at-load'));
  });

  it('keeps fetch out of the back end, and MUI’s own dialog out of every screen but one', async () => {
    const dialog =
      "import Dialog from '@mui/material/Dialog';\n\nexport const Plain = () => <Dialog open={false} />;\n";
    const found = await findingsIn({
      'backend/src/planted.ts': 'export const ask = () => fetch("https://dates.example");\n',
      'frontend/src/planted.tsx': dialog,
      'frontend/src/ui/dialogs/app-dialog.tsx': dialog,
    });
    expect(found).toEqual([
      'backend/src/planted.ts no-restricted-globals',
      'frontend/src/planted.tsx no-restricted-imports',
    ]);
  });
});
