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

export const CONTACT_LIMITS = {
  nameMin: 2,
  nameMax: 100,
  emailMax: 254,
  subjectMin: 5,
  subjectMax: 150,
  messageMin: 10,
  messageMax: 1_000,
} as const;

export const CONTACT_TEXTS = {
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: `Name cannot exceed ${CONTACT_LIMITS.nameMax} characters`,
  emailInvalid: 'Please enter a valid email address',
  subjectTooShort: 'Subject must be at least 5 characters',
  subjectTooLong: `Subject cannot exceed ${CONTACT_LIMITS.subjectMax} characters`,
  categoryRequired: 'Please select a category',
  messageTooShort: 'Message must be at least 10 characters',
  messageTooLong: 'Message cannot exceed 1000 characters',
} as const;

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
