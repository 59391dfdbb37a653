import { TEMPLATE_LIMITS, type TemplateWords } from '#contract/campaigns';

interface FieldWords {
  label: string;
  max: number;
  hint?: string;
  /** Lines it starts with, where it has several. */
  rows?: number;
}

export const TEMPLATE_FIELDS = ['subject', 'preview', 'heading', 'body', 'actionLabel', 'footnote'] as const;

export const FIELD_WORDS: Readonly<Record<keyof TemplateWords, FieldWords>> = {
  subject: { label: 'Subject', max: TEMPLATE_LIMITS.subjectMax },
  preview: {
    label: 'Preview text',
    max: TEMPLATE_LIMITS.previewMax,
    hint: 'The line that inboxes show behind the subject.',
  },
  heading: { label: 'Heading', max: TEMPLATE_LIMITS.headingMax },
  body: { label: 'Body', max: TEMPLATE_LIMITS.bodyMax, hint: 'An empty line parts paragraphs.', rows: 7 },
  actionLabel: {
    label: 'Button',
    max: TEMPLATE_LIMITS.actionLabelMax,
    hint: 'Where it leads is fixed. Empty where the mail has no button.',
  },
  footnote: { label: 'Footnote', max: TEMPLATE_LIMITS.footnoteMax, rows: 2 },
};

export const isTemplateField = (name: string): name is keyof TemplateWords =>
  TEMPLATE_FIELDS.some((field) => field === name);
