import { EMAIL_MAX } from '../rules/email-address';
import type { RulesOf } from '../rules/field-rule';

/** Emails a user can opt out of; all others are about the account and its security. */
export const OPTIONAL_MAIL_KINDS = ['marketing', 'experience'] as const;
export type OptionalMailKind = (typeof OPTIONAL_MAIL_KINDS)[number];

/** The kinds that a type in an unsubscribe request stands for: itself, or both for any other value. */
export function mailKindsOf(type: string): readonly OptionalMailKind[] {
  const named = OPTIONAL_MAIL_KINDS.filter((kind) => kind === type);
  return named.length === 0 ? OPTIONAL_MAIL_KINDS : named;
}

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

/** What users see a type of email called. */
export function mailKindWords(type: string): string {
  return Object.hasOwn(WORDS, type) ? (WORDS[type] ?? type) : 'these types of emails';
}

export const UNSUBSCRIBE_RULES = {
  email: { kind: 'email', max: EMAIL_MAX, message: 'Please enter a valid email address' },
  type: {
    kind: 'text',
    required: 'The type of email is required',
    max: 100,
    tooLong: 'The type of email is required',
  },
} as const satisfies RulesOf<UnsubscribeRequest>;
