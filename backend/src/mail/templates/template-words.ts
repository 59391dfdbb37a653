import type { TemplateWords } from '#contract/console/campaigns/campaigns';
import { MAIL_TEXTS, type MailText } from './mail-texts';

/** Emails whose text the administrator may edit; emails to support are fixed, and campaigns have their own text. */
export const TEMPLATE_KEYS = [
  'welcome',
  'password_reset',
  'confirmation',
  'first_match_encouragement',
  'date_reminder',
  'email_change',
  'already_registered',
  'security_notice',
  'no_standards_reminder',
  'no_date_reminder',
] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];

export function isTemplateKey(key: string): key is TemplateKey {
  return TEMPLATE_KEYS.some((known) => known === key);
}

/** The built-in text. */
export function builtInWords(key: TemplateKey): TemplateWords {
  const { subject, preview, heading, paragraphs, action, footnote } = MAIL_TEXTS[key];
  return {
    subject,
    preview,
    heading,
    body: paragraphs.join('\n\n'),
    actionLabel: action?.label ?? '',
    footnote,
  };
}

/** The button's link is not editable, so it stays. */
export function withWords(key: TemplateKey, words: TemplateWords): MailText {
  const { subject, preview, heading, body, actionLabel, footnote } = words;
  const { action } = MAIL_TEXTS[key];
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return {
    subject,
    preview,
    heading,
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
    footnote,
    ...(action && { action: { label: actionLabel || action.label, url: action.url } }),
  };
}
