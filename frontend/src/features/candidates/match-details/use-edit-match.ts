import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { hasStatus } from '../../../lib/api/api-error';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { candidatesKey, useUpdateCandidate } from '../candidates.api';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { toCandidateInput, useMatchDraft, useMatchForm, valuesOf } from '../match-form';

/**
 * The fields are what is read until they are edited. Saves over the version that was loaded into the form, never over a
 * newer one. An unsaved draft is edited at once.
 */
export function useEditMatch(candidate: Candidate, onClose: () => void) {
  const [base, setBase] = useState(candidate);
  const [isStale, setStale] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const [hasNewHelp, setNewHelp] = useState(false);
  const { form, submit, showServerErrors } = useMatchForm(valuesOf(base), false);
  const draft = useMatchDraft(base.id, form, String(base.version));
  const [isEditing, setEditing] = useState(draft.isRestored);
  const [isBack, setBack] = useState(false);
  const update = useUpdateCandidate(base.id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const queryClient = useQueryClient();
  const { toast } = useToasts();

  const show = (shown: Candidate) => {
    setBase(shown);
    form.reset(valuesOf(shown));
    draft.forget(String(shown.version));
    setStale(false);
  };
  const read = () => {
    // Other buttons take the place of the one just pressed.
    ignoreTaps();
    setEditing(false);
  };

  const save = () =>
    submit((values) =>
      update.mutate(
        { ...toCandidateInput(values), version: Number(draft.token) },
        {
          onSuccess: (saved) => {
            toast({ title: 'Match updated successfully' });
            show(saved);
            if (!saved.help || base.help) return onClose();
            read();
            setNewHelp(true);
          },
          onError: (error) => {
            if (isDeletedElsewhere(error)) return onClose();
            setStale(hasStatus(error, 409));
            showServerErrors(error);
            toast(failureToast('Failed to update match', error));
          },
        },
      ),
    );

  const loadNewer = async () => {
    setReloading(true);
    await queryClient.invalidateQueries({ queryKey: candidatesKey });
    setReloading(false);
    const newer = queryClient.getQueryData<Candidate[]>(candidatesKey)?.find(({ id }) => id === base.id);
    if (newer && String(newer.version) !== draft.token) show(newer);
  };

  return {
    form,
    isEditing,
    edit: () => {
      // It may have been changed in another tab since it was opened.
      if (candidate.version !== base.version) show(candidate);
      setEditing(true);
    },
    /** Editing was left, and its pencil is where to go on from. */
    isBack,
    cancel: () => {
      show(candidate);
      setBack(true);
      read();
    },
    startOver: () => {
      draft.startOver();
      setBack(true);
      read();
    },
    save,
    isPending: update.isPending,
    isStale,
    isReloading,
    loadNewer: () => void loadNewer(),
    isDraft: draft.isRestored,
    hasNewHelp,
  };
}
