// @ts-check
// This file and start.mjs run on any Node that reads modules: no syntax younger than they need.

const LEAST = [20, 19];

/**
 * What is wrong with this version of Node, as one line that says what to do; '' when it will do.
 * @param {string} version such as "20.19.0"
 */
export function nodeVersionProblem(version) {
  const parts = version.split('.').map(Number);
  const enough = parts[0] > LEAST[0] || (parts[0] === LEAST[0] && parts[1] >= LEAST[1]);
  if (enough) return '';
  return (
    'Heart & Head needs Node ' +
    LEAST.join('.') +
    ' or newer and this is Node ' +
    version +
    ': install the current version from https://nodejs.org and run the command again.'
  );
}

/** Ends the process with that line when this Node is too old. */
export function requireNode() {
  const problem = nodeVersionProblem(process.versions.node);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
