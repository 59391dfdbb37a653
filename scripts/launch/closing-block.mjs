// @ts-check

/**
 * What to open and how to stop: the last thing a start prints.
 * @param {{ url: string, inboxUrl: string | null, adminEmail: string, adminPassword: string | null,
 *   adminTwoFactor: 'optional' | 'required', extra?: ReadonlyArray<readonly [string, string]> }} facts
 * @returns {string}
 */
export function closingBlock({ url, inboxUrl, adminEmail, adminPassword, adminTwoFactor, extra = [] }) {
  /** @type {Array<readonly [string, string]>} */
  const rows = [['App', url]];
  if (inboxUrl) rows.push(['Inbox', `${inboxUrl}  (every email the app sends)`]);
  rows.push(['Admin', `${url}/admin  ${adminEmail}`]);
  if (adminPassword) rows.push(['', `password ${adminPassword}  (shown only once: save it)`]);
  if (adminTwoFactor === 'optional')
    rows.push(['', 'recommended: ADMIN_TWO_FACTOR=required, a passkey or an app code at sign-in']);
  rows.push(...extra);
  const lines = rows.map(([name, value]) => `    ${name.padEnd(8)}${value}`);
  return ['', '  Heart & Head is running', '', ...lines, '', '  Ctrl-C stops everything.', ''].join('\n');
}
