import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate } from '#contract/candidates';
import { hasStatus } from '../../lib/api/api-error';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { candidatesKey, useUpdateCandidate } from './candidates.api';
import { toCandidateInput, valuesOf } from './match-form';
import { useMatchForm } from './use-match-form';

/** Saves on top of the version the form was filled from, never over a newer one. */
export function useEditMatch(opened: Candidate, onSaved: () => void) {
  const [version, setVersion] = useState(opened.version);
  const [isStale, setStale] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const { form, submit, showServerErrors } = useMatchForm(valuesOf(opened));
  const update = useUpdateCandidate(opened.id);
  const queryClient = useQueryClient();
  const { toast } = useToasts();

  const save = () =>
    submit((values) =>
      update.mutate(
        { ...toCandidateInput(values), version },
        {
          onSuccess: () => {
            toast({ title: 'Match updated successfully' });
            onSaved();
          },
          onError: (error) => {
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
    const newer = queryClient.getQueryData<Candidate[]>(candidatesKey)?.find(({ id }) => id === opened.id);
    if (!newer || newer.version === version) return;
    form.reset(valuesOf(newer));
    setVersion(newer.version);
    setStale(false);
  };

  return { form, save, isPending: update.isPending, isStale, isReloading, loadNewer: () => void loadNewer() };
}
