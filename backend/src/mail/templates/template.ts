import type { MailPayload } from '../mail-payloads';
import { COMMON_VARIABLES } from './mail-texts';
import type { TemplateKey } from './template-words';

interface Template<Key extends TemplateKey> {
  readonly name: string;
  /** A sample that shows what a real email looks like; its link does not work. */
  readonly sample: MailPayload<Key>;
}

const RECIPIENT = { firstName: 'Ada' };
const WITH_LINK = { ...RECIPIENT, token: 'sample' };

export const TEMPLATES: { readonly [Key in TemplateKey]: Template<Key> } = {
  welcome: { name: 'Welcome Email', sample: { type: 'welcome', data: RECIPIENT } },
  password_reset: { name: 'Password Reset', sample: { type: 'password_reset', data: WITH_LINK } },
  confirmation: { name: 'Email Confirmation', sample: { type: 'confirmation', data: WITH_LINK } },
  first_match_encouragement: {
    name: 'First Match Encouragement',
    sample: { type: 'first_match_encouragement', data: RECIPIENT },
  },
  date_reminder: {
    name: 'Date Reminder',
    sample: {
      type: 'date_reminder',
      data: { ...RECIPIENT, withWhom: ' with Sofia', matchId: 'sample', planId: 'sample' },
    },
  },
  email_change: { name: 'Email Change', sample: { type: 'email_change', data: WITH_LINK } },
  already_registered: { name: 'Already Registered', sample: { type: 'already_registered', data: {} } },
  security_notice: {
    name: 'Security Notice',
    sample: {
      type: 'security_notice',
      data: {
        ...RECIPIENT,
        event: 'Your password was changed',
        detail: 'your password was just changed.',
      },
    },
  },
  no_standards_reminder: {
    name: 'Standards Reminder',
    sample: { type: 'no_standards_reminder', data: RECIPIENT },
  },
  no_date_reminder: { name: 'First Date Reminder', sample: { type: 'no_date_reminder', data: RECIPIENT } },
};

/** Parts of a link's target, which is not part of the text. */
const LINK_PARTS: readonly string[] = ['token', 'matchId', 'planId'];

/** The variables an email's text may use. */
export function variablesOf(key: TemplateKey): string[] {
  const own = Object.keys(TEMPLATES[key].sample.data).filter((name) => !LINK_PARTS.includes(name));
  return [...own, ...COMMON_VARIABLES];
}
