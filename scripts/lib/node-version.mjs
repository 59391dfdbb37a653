// @ts-check
// This file and start.mjs run on any Node that reads modules: no syntax younger than they need.

const LEAST_MAJOR = 20;
const LEAST_MINOR = 19;

/**
 * What is wrong with this version of Node, as one line that says what to do; '' when it will do.
 * @param {string} version such as "20.19.0"
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > LEAST_MAJOR || (major === LEAST_MAJOR && minor >= LEAST_MINOR);
  if (enough) return '';
  return (
    'Heart & Head needs Node ' +
    LEAST_MAJOR +
    '.' +
    LEAST_MINOR +
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
