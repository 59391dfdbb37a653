/** Mails that one can do without; all others are about the account and its security. */
export const OPTIONAL_MAIL_KINDS = ['marketing', 'experience'] as const;
export type OptionalMailKind = (typeof OPTIONAL_MAIL_KINDS)[number];

export const UNSUBSCRIBE_LIMITS = { emailMax: 254, typeMax: 100 } as const;

export const UNSUBSCRIBE_TEXTS = {
  emailInvalid: 'Please enter a valid email address',
  typeRequired: 'The type of email is required',
} as const;

export interface UnsubscribeRequest {
  email: string;
  type: string;
}

export interface UnsubscribeAnswer {
  alreadyUnsubscribed: boolean;
}

const WORDS: Readonly<Record<string, string>> = {
  marketing: 'marketing and promotional emails',
  experience: 'product updates and feature announcements',
};

/** What a type of mail is called to the user. */
export function mailKindWords(type: string): string {
  return Object.hasOwn(WORDS, type) ? (WORDS[type] ?? type) : 'these types of emails';
}
