import { EMAIL_MAX } from '../rules/email-address';
import type { RulesOf, TextRule } from '../rules/field-rule';

export const CONTACT_CATEGORIES = [
  ['technical', 'Technical Issue'],
  ['account', 'Account Help'],
  ['feature', 'Feature Request'],
  ['billing', 'Billing Question'],
  ['privacy', 'Privacy Concern'],
  ['feedback', 'General Feedback'],
  ['other', 'Other'],
] as const;

export type ContactCategory = (typeof CONTACT_CATEGORIES)[number][0];

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  category: ContactCategory;
  message: string;
}

export function contactCategoryLabel(category: string): string {
  return CONTACT_CATEGORIES.find(([value]) => value === category)?.[1] ?? category;
}

/** Between `min` and `max` characters. */
function lengthRule(label: string, min: number, max: number): TextRule {
  return {
    kind: 'text',
    min,
    tooShort: `${label} must be at least ${min} characters`,
    max,
    tooLong: `${label} cannot exceed ${max} characters`,
  };
}

export const CONTACT_RULES = {
  name: lengthRule('Name', 2, 100),
  email: { kind: 'email', max: EMAIL_MAX, message: 'Please enter a valid email address' },
  category: {
    kind: 'choice',
    options: CONTACT_CATEGORIES.map(([value]) => value),
    message: 'Please select a category',
  },
  subject: lengthRule('Subject', 5, 150),
  message: lengthRule('Message', 10, 1_000),
} as const satisfies RulesOf<ContactMessage>;
