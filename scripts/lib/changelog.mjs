// @ts-check

const UNRELEASED = '## [Unreleased]\n';

/**
 * The changelog with its unreleased entries under this version, and nothing unreleased.
 * @param {string} changelog @param {string} version @param {string} day
 */
export function released(changelog, version, day) {
  const [before, after] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined) throw new Error('CHANGELOG.md has no "## [Unreleased]"');
  if (/^\s*(## |$)/.test(after)) throw new Error('CHANGELOG.md says nothing under "## [Unreleased]"');
  return `${before}${UNRELEASED}\n## [${version}] - ${day}\n${after}`;
}
