// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

// Runs the compiler and ESLint in one process: the lint rules reuse the compiler's types, so nothing is parsed or
// checked twice. Usage: node scripts/testing/static-checks.mjs [file for the report]

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** ESLint uses the first program that includes a file. */
const PROGRAMS = {
  Types: 'tsconfig.json',
  'Types of the service worker': 'frontend/service-worker/tsconfig.json',
  'Types of the scripts': 'scripts/tsconfig.json',
};

/** @param {string} config */
function programOf(config) {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (/** @type {ts.Diagnostic} */ diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(ROOT, config), {}, host);
  if (!parsed) throw new Error(`${config} can't be read`);
  return ts.createProgram(parsed.fileNames, parsed.options, undefined, undefined, parsed.errors);
}

/** @param {ts.Program} program @returns {boolean} whether there are no errors */
function isTyped(program) {
  const diagnostics = ts.getPreEmitDiagnostics(program);
  const host = {
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (/** @type {string} */ name) => name,
    getNewLine: () => '\n',
  };
  process.stdout.write(ts.formatDiagnosticsWithColorAndContext(diagnostics, host));
  return diagnostics.length === 0;
}

/** @param {ts.Program[]} programs */
async function isLinted(programs) {
  const parserOptions = { programs, projectService: false };
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }],
  });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter('stylish');
  process.stdout.write(await formatter.format(results));
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

/** @type {Record<string, boolean>} */
const outcomes = {};
const programs = [];
for (const [name, config] of Object.entries(PROGRAMS)) {
  const program = programOf(config);
  programs.push(program);
  outcomes[name] = isTyped(program);
}
outcomes['ESLint'] = await isLinted(programs);

const passed = Object.values(outcomes).filter(Boolean).length;
const failed = Object.values(outcomes).length - passed;
for (const [name, isGood] of Object.entries(outcomes))
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name}`);
const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify({ passed, failed, skipped: 0 }));
process.exitCode = failed ? 1 : 0;
