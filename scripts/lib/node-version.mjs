// @ts-check
// This file and start.mjs must run on any Node with ES modules, so they use no newer syntax.

const LEAST_MAJOR = 20;
const LEAST_MINOR = 19;

/**
 * One line that says what to do about an unsupported Node version; '' when it is supported.
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
    '. Install the current version from https://nodejs.org and run the command again.'
  );
}

/** Ends the process with that line when this Node is too old. */
export function requireNode() {
  const problem = nodeVersionProblem(process.versions.node);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
