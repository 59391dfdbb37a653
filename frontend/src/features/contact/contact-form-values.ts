import { isEmailAddress } from '#contract/auth';
import {
  CONTACT_CATEGORIES,
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactCategory,
  type ContactMessage,
} from '#contract/contact';
import { characterCount } from '../../lib/forms';
import { readStored, UNSIGNED_DRAFTS, writeStored } from '../../lib/storage/browser-storage';

export type ContactValues = Omit<ContactMessage, 'category'> & { category: ContactCategory | '' };

export const EMPTY_MESSAGE: ContactValues = { name: '', email: '', category: '', subject: '', message: '' };

type Rule = (value: string) => string | true;

function between(min: number, tooShort: string, max: number, tooLong: string): Rule {
  return (value) => {
    const length = characterCount(value.trim());
    if (length < min) return tooShort;
    return length <= max || tooLong;
  };
}

const LIMITS = CONTACT_LIMITS;
const TEXTS = CONTACT_TEXTS;

export const CONTACT_RULES: Readonly<Record<keyof ContactValues, Rule>> = {
  name: between(LIMITS.nameMin, TEXTS.nameTooShort, LIMITS.nameMax, TEXTS.nameTooLong),
  email: (value) => isEmailAddress(value.trim()) || TEXTS.emailInvalid,
  category: (value) => isCategory(value) || TEXTS.categoryRequired,
  subject: between(LIMITS.subjectMin, TEXTS.subjectTooShort, LIMITS.subjectMax, TEXTS.subjectTooLong),
  message: between(LIMITS.messageMin, TEXTS.messageTooShort, LIMITS.messageMax, TEXTS.messageTooLong),
};

export function isCategory(value: string): value is ContactCategory {
  return CONTACT_CATEGORIES.some(([category]) => category === value);
}

const DRAFT = UNSIGNED_DRAFTS.contact;

function isDraft(value: unknown): value is ContactValues {
  if (typeof value !== 'object' || value === null) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return Object.keys(EMPTY_MESSAGE).every((field) => typeof texts.get(field) === 'string');
}

export function readDraft(): ContactValues | null {
  return readStored(sessionStorage, DRAFT, isDraft);
}

/** A name and an address alone are no message yet. */
export function keepDraft(values: ContactValues): void {
  const isBegun = [values.category, values.subject, values.message].some((text) => text !== '');
  writeStored(sessionStorage, DRAFT, isBegun ? values : null);
}
