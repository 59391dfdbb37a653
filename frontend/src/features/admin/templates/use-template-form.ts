import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TEMPLATE_RULES, type MailTemplate, type TemplateWords } from '#contract/console/campaigns/campaigns';
import { API } from '#contract/paths';
import { ApiError, hasStatus } from '../../../lib/api/api-error';
import { useFormDraft } from '../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCurrentUser } from '../../auth/auth.api';
import { useDebounced } from '../shared/use-debounced';
import { useSaveTemplate, useTemplatePreview, useTemplateTestSend } from './templates.api';

interface FieldWords {
  label: string;
  hint?: string;
  /** Initial number of rows of a multi-line field. */
  rows?: number;
}

export const TEMPLATE_FIELDS = ['subject', 'preview', 'heading', 'body', 'actionLabel', 'footnote'] as const;

export const FIELD_WORDS: Readonly<Record<keyof TemplateWords, FieldWords>> = {
  subject: { label: 'Subject' },
  preview: {
    label: 'Preview text',
    hint: 'Shown after the subject line in inboxes.',
  },
  heading: { label: 'Heading' },
  body: { label: 'Body', hint: 'Leave a blank line between paragraphs.', rows: 7 },
  actionLabel: {
    label: 'Button',
    hint: "The link can't be changed. Leave blank for no button.",
  },
  footnote: { label: 'Footnote', rows: 2 },
};

export const isTemplateField = (name: string): name is keyof TemplateWords =>
  TEMPLATE_FIELDS.some((field) => field === name);

const { version: _version, ...WORD_RULES } = TEMPLATE_RULES;

/** Edits one template: its text, a preview, and compile errors next to their fields. */
export function useTemplateForm({ key, name, version, words: saved }: MailTemplate, onSaved: () => void) {
  const { form, submit, showServerErrors } = useRulesForm<TemplateWords>({
    rules: WORD_RULES,
    defaultValues: saved,
  });
  const { data: user } = useCurrentUser();
  const draft = useFormDraft({
    name: `template-draft:${user?.id}:${key}`,
    form,
    token: String(version),
  });
  const { control, setError, clearErrors, setValue } = form;
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
    showServerErrors(error);
    toast(failureToast(title, error));
  };
  return {
    form,
    draft,
    preview,
    isStale,
    isReloading,
    isSaving: save.isPending,
    isTesting: test.isPending,
    save: () =>
      submit((words) => {
        // Not the callbacks of `mutate`, which are dropped when a newer version arrives and the form is made again.
        void save.mutateAsync({ ...words, version: Number(draft.token) }).then(() => {
          draft.forget();
          toast({ title: 'Template Saved', description: `${name} now uses your text.` });
          onSaved();
        }, refuse('Failed to save the template'));
      }),
    sendTest: () => {
      // A second tap would send it twice.
      ignoreTaps();
      submit((words) =>
        test.mutate(words, {
          onSuccess: ({ message }) => toast({ title: 'Test Email Sent', description: message }),
          onError: refuse('Failed to Send Email'),
        }),
      );
    },
    /** Fills in the fields; takes effect once saved. */
    restore: (words: TemplateWords) =>
      TEMPLATE_FIELDS.forEach((field) => setValue(field, words[field], { shouldDirty: true })),
    loadNewer: async () => {
      setReloading(true);
      draft.forget();
      await queryClient.invalidateQueries({ queryKey: [API.adminTemplate(key)] });
      setReloading(false);
    },
  };
}
