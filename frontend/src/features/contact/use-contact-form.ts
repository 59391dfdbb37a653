import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../lib/forms';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useCurrentUser } from '../auth/auth.api';
import { EMPTY_MESSAGE, isCategory, keepDraft, readDraft, type ContactValues } from './contact-form-values';
import { useSendMessage } from './contact.api';

const FIELDS = ['name', 'email', 'category', 'subject', 'message'] as const;

/** Fills in who is writing as soon as that is known, where nothing stands yet. */
function usePrefill({ getValues, setValue }: ReturnType<typeof useForm<ContactValues>>): void {
  const { data: user } = useCurrentUser();
  useEffect(() => {
    if (!user) return;
    const known = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
    for (const field of ['name', 'email'] as const)
      if (getValues(field) === '') setValue(field, known[field]);
  }, [user, getValues, setValue]);
}

/** The form with its draft; `onSent` once the message has arrived. */
export function useContactForm(onSent: () => void) {
  const form = useForm<ContactValues>({
    defaultValues: readDraft() ?? EMPTY_MESSAGE,
    reValidateMode: 'onSubmit',
  });
  const { subscribe, clearErrors, setError, handleSubmit } = form;
  const { mutate, isPending } = useSendMessage();
  const { toast } = useToasts();
  usePrefill(form);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) clearErrors(name as keyof ContactValues);
          keepDraft(values);
        },
      }),
    [subscribe, clearErrors],
  );

  const send = handleSubmit(({ name, email, category, subject, message }) => {
    if (!isCategory(category)) return;
    mutate(
      { name: name.trim(), email: email.trim(), category, subject: subject.trim(), message: message.trim() },
      {
        onSuccess: () => {
          keepDraft(EMPTY_MESSAGE);
          toast({
            title: 'Message sent successfully!',
            description: "We'll get back to you within 24 hours.",
          });
          onSent();
        },
        onError: (error) => {
          showFieldErrors(error, FIELDS, setError);
          toast(failureToast('Failed to send message', error));
        },
      },
    );
  });
  return { form, send, isPending };
}
