import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  CONTACT_CATEGORIES,
  CONTACT_RULES,
  type ContactCategory,
  type ContactMessage,
} from '#contract/account/contact';
import { useFormDraft } from '../../lib/forms/use-form-draft';
import { useRulesForm } from '../../lib/forms/use-rules-form';
import { noteUnsignedAuthor, UNSIGNED_DRAFTS } from '../../lib/storage/browser-storage';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useCurrentUser } from '../auth/auth.api';
import { useSendMessage } from './contact.api';

export type ContactValues = Omit<ContactMessage, 'category'> & { category: ContactCategory | '' };

const EMPTY_MESSAGE: ContactValues = { name: '', email: '', category: '', subject: '', message: '' };

function isCategory(value: string): value is ContactCategory {
  return CONTACT_CATEGORIES.some(([category]) => category === value);
}

/** Fills in the sender's name and email once known, if the fields are still empty. */
function usePrefill({ getValues, setValue }: UseFormReturn<ContactValues>): void {
  const { data: user } = useCurrentUser();
  useEffect(() => {
    if (!user) return;
    const known = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
    for (const field of ['name', 'email'] as const)
      if (getValues(field) === '') setValue(field, known[field]);
  }, [user, getValues, setValue]);
}

/** A draft is kept for the account it was typed with, if its session expires. */
function useAuthor({ subscribe }: UseFormReturn<ContactValues>): void {
  const { data: user } = useCurrentUser();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') noteUnsignedAuthor(user?.id ?? null);
        },
      }),
    [subscribe, user?.id],
  );
}

/** The form with its draft; `onSent` runs once the message has been sent. */
export function useContactForm(onSent: () => void) {
  const { form, onSubmit, showServerErrors } = useRulesForm<ContactValues>({
    rules: CONTACT_RULES,
    defaultValues: EMPTY_MESSAGE,
    clearsOnEdit: true,
  });
  const [startedAt] = useState(() => new Date().toISOString());
  const draft = useFormDraft({
    name: UNSIGNED_DRAFTS.contact,
    storage: localStorage,
    form,
    token: startedAt,
  });
  useAuthor(form);
  const { mutate, isPending } = useSendMessage();
  const { toast } = useToasts();
  usePrefill(form);

  const send = onSubmit(({ name, email, category, subject, message }) => {
    if (!isCategory(category)) return;
    mutate(
      { name: name.trim(), email: email.trim(), category, subject: subject.trim(), message: message.trim() },
      {
        onSuccess: () => {
          draft.forget();
          toast({
            title: 'Message sent successfully!',
            description: "We'll get back to you within 24 hours.",
          });
          onSent();
        },
        onError: (error) => {
          showServerErrors(error);
          toast(failureToast('Failed to send message', error));
        },
      },
    );
  });
  return { form, draft, send, isPending };
}
