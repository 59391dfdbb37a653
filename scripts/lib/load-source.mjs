// @ts-check
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @param {string} name relative to the project's folder @returns {string} */
export const projectPath = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/**
 * A TypeScript module of the project, run from its source.
 * @template T @param {string} file relative to the project's folder @returns {Promise<T>}
 */
export async function loadSource(file) {
  const { module } = await runnerImport(projectPath(file), {
    root: projectPath('.'),
    configFile: false,
    logLevel: 'error',
    // The server's code is compiled to CommonJS, and finds the project's files from where it lies.
    define: { __dirname: JSON.stringify(projectPath('backend/src')) },
    resolve: {
      alias: { '#contract': projectPath('libs/contract'), '#scoring': projectPath('libs/scoring') },
    },
  });
  return /** @type {T} */ (module);
}
