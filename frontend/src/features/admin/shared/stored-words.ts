import type { AdminUser, AuditEntry } from '#contract/console/admin';

/** With a capital letter at its beginning. */
const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `long-term` -> `long term`; no value -> `Not specified`. */
export const surveyWords = (value: string | null): string => value?.replaceAll('-', ' ') || 'Not specified';

/** `password_reset` -> `password reset`. */
export const mailTypeWords = (type: string): string => type.replaceAll('_', ' ');

/** `password_reset` -> `Password reset`. */
export const typeWords = (type: string): string => asSentence(mailTypeWords(type));

const AUTH_TYPES: Readonly<Record<AdminUser['authType'], string>> = { local: 'Email and password' };

/** What a stored type stands for. */
export const authTypeWords = (type: AdminUser['authType']): string => AUTH_TYPES[type];

/** `user.password-reset` -> `User: password reset`. */
export const actionWords = (action: string): string =>
  asSentence(action.replace('.', ': ').replace(/[-_.]/g, ' '));

type Details = AuditEntry['details'];

/** `isNewDevice` -> `new device`. */
const nameWords = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** What it means that something is so, and that it isn't. */
const FLAGS: Readonly<Record<string, readonly [string, string]>> = {
  isNewDevice: ['new device', 'known device'],
  secondFactor: ['with a second factor', 'no second factor'],
  enabled: ['turned on', 'turned off'],
};

/** Their values say it all. */
const SELF_EVIDENT: readonly string[] = ['device'];

/** Names of conditions, reasons and kinds of email are ours; every other text may be an administrator's own. */
const OURS: Readonly<Record<string, (value: string) => string>> = {
  conditions: nameWords,
  reason: surveyWords,
  kind: mailTypeWords,
  mailKind: mailTypeWords,
};

function detailWords(name: string, value: Details[string]): string {
  if (typeof value === 'boolean') {
    const [so, otherwise] = FLAGS[name] ?? [nameWords(name), `not ${nameWords(name)}`];
    return value ? so : otherwise;
  }
  const words = typeof value === 'string' ? (OURS[name]?.(value) ?? value) : (value ?? 'none');
  return SELF_EVIDENT.includes(name) ? String(words) : `${nameWords(name)}: ${words}`;
}

/** `Chrome on Linux, new device, no second factor`. */
export const auditWords = (details: Details): string =>
  asSentence(
    Object.entries(details)
      .map(([name, value]) => detailWords(name, value))
      .join(', '),
  );
