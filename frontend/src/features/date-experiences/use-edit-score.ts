import { useState } from 'react';
import type { Criterion } from '#contract/criteria';
import type { DateExperience } from '#contract/date-experiences';
import { hasStatus } from '../../lib/api/api-error';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { LOAD_FAILURE } from './date-words';
import { useLoadRatings, useReloadDates, useUpdateDate, type Rating } from './date-experiences.api';
import { scoreOf, toDateInput } from './score-form';
import { useScoreForm } from './use-score-form';

interface Options {
  date: DateExperience;
  ratings: readonly Rating[];
  criteria: readonly Criterion[];
  onSaved: () => void;
}

/** Saves on top of the version the form was filled from, never over a newer one. */
export function useEditScore({ date, ratings, criteria, onSaved }: Options) {
  const [version, setVersion] = useState(date.version);
  const [isStale, setStale] = useState(false);
  const { form, submit, showServerErrors } = useScoreForm(scoreOf(date, ratings), criteria);
  const update = useUpdateDate(date);
  const reloadDates = useReloadDates(date.candidateId);
  const loadRatings = useLoadRatings();
  const { toast } = useToasts();

  const save = () =>
    submit((values) =>
      update.mutate(
        { ...toDateInput(values, criteria), version },
        {
          onSuccess: () => {
            toast({ title: 'Date experience updated' });
            onSaved();
          },
          onError: (error) => {
            setStale(hasStatus(error, 409));
            showServerErrors(error);
            toast(failureToast('Failed to update date experience', error));
          },
        },
      ),
    );

  const loadNewer = async () => {
    const newer = (await reloadDates()).find(({ id }) => id === date.id);
    if (!newer) return;
    try {
      form.reset(scoreOf(newer, await loadRatings.mutateAsync(date.id)));
      setVersion(newer.version);
      setStale(false);
    } catch {
      toast(LOAD_FAILURE);
    }
  };

  return {
    form,
    save,
    isPending: update.isPending,
    isStale,
    isReloading: loadRatings.isPending,
    loadNewer: () => void loadNewer(),
  };
}
