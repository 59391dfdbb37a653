import type { TemplateKey } from './template-words';

interface TemplateFacts {
  readonly name: string;
  /** What the words may name, with a sample of each. */
  readonly sample: Readonly<Record<string, string>>;
}

const FIRST_NAME = { firstName: 'Ada' } as const;

export const TEMPLATES: Readonly<Record<TemplateKey, TemplateFacts>> = {
  welcome: { name: 'Welcome Email', sample: FIRST_NAME },
  password_reset: { name: 'Password Reset', sample: FIRST_NAME },
  confirmation: { name: 'Email Confirmation', sample: FIRST_NAME },
  first_match_encouragement: { name: 'First Match Encouragement', sample: FIRST_NAME },
  email_change: { name: 'Email Change', sample: FIRST_NAME },
  already_registered: { name: 'Already Registered', sample: {} },
  security_notice: {
    name: 'Security Notice',
    sample: { ...FIRST_NAME, event: 'Your password was changed', detail: 'the password was just changed.' },
  },
};

/** What every mail may name. */
const EVERYWHERE = ['appUrl', 'supportEmail'] as const;

export function variablesOf(key: TemplateKey): string[] {
  return [...Object.keys(TEMPLATES[key].sample), ...EVERYWHERE];
}

/** For a mail that shows what a real one looks like; the link in it is of no use. */
export function sampleData(key: TemplateKey): Record<string, string> {
  return { ...TEMPLATES[key].sample, token: 'sample' };
}
