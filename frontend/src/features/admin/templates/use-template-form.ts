import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TEMPLATE_LIMITS, type MailTemplate, type TemplateWords } from '#contract/campaigns';
import { API } from '#contract/paths';
import { ApiError, hasStatus } from '../../../lib/api/api-error';
import { showFieldErrors } from '../../../lib/forms';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useDebounced } from '../shared/use-debounced';
import { useSaveTemplate, useTemplatePreview, useTemplateTestSend } from './templates.api';

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

/** The editor of one template: its words, how they look, and what does not compile beside its field. */
export function useTemplateForm({ key, name, version, words: saved }: MailTemplate, onSaved: () => void) {
  const form = useForm<TemplateWords>({ defaultValues: saved });
  const { control, setError, clearErrors, getValues, setValue } = form;
  const watched = useWatch({ control, compute: (words: TemplateWords) => words });
  const preview = useTemplatePreview(key, useDebounced(watched));
  const save = useSaveTemplate(key);
  const test = useTemplateTestSend(key);
  const queryClient = useQueryClient();
  const { toast } = useToasts();
  const [isStale, setStale] = useState(false);
  const [isReloading, setReloading] = useState(false);

  useEffect(() => {
    clearErrors();
    if (!(preview.error instanceof ApiError)) return;
    preview.error.errors.forEach(({ field, message }) => {
      if (isTemplateField(field)) setError(field, { type: 'server', message });
    });
  }, [preview.error, preview.data, clearErrors, setError]);

  const refuse = (title: string) => (error: unknown) => {
    if (hasStatus(error, 409)) return setStale(true);
    showFieldErrors(error, TEMPLATE_FIELDS, setError);
    toast(failureToast(title, error));
  };
  return {
    form,
    preview,
    isStale,
    isReloading,
    isSaving: save.isPending,
    isTesting: test.isPending,
    save: () =>
      save.mutate(
        { ...getValues(), version },
        {
          onSuccess: () => {
            toast({ title: 'Template Saved', description: `${name} uses your words from now on.` });
            onSaved();
          },
          onError: refuse('Failed to save the template'),
        },
      ),
    sendTest: () =>
      test.mutate(getValues(), {
        onSuccess: ({ message }) => toast({ title: 'Test Email Sent', description: message }),
        onError: refuse('Failed to Send Email'),
      }),
    /** Into the fields; it counts once it is saved. */
    restore: (words: TemplateWords) =>
      TEMPLATE_FIELDS.forEach((field) => setValue(field, words[field], { shouldDirty: true })),
    loadNewer: async () => {
      setReloading(true);
      await queryClient.invalidateQueries({ queryKey: [API.adminTemplate(key)] });
      setReloading(false);
    },
  };
}
