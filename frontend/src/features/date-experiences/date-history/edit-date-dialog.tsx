import { useState } from 'react';
import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import { hasStatus } from '../../../lib/api/api-error';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { ConflictNotice } from '../../../ui/feedback/notice';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts, type ToastMessage } from '../../../ui/feedback/toasts';
import { useLoadRatings, useReloadDates, useUpdateDate, type Rating } from '../date-experiences.api';
import { ScoreFields } from '../score-fields';
import { isAddedAfter, scoreOf, toDateInput, useScoreForm } from '../score-form';

export const LOAD_FAILURE: ToastMessage = {
  title: 'Failed to load date experience',
  description: 'Unable to load the date experience for editing.',
  tone: 'error',
};

interface Options {
  date: DateExperience;
  ratings: readonly Rating[];
  criteria: readonly Criterion[];
  onSaved: () => void;
}

/** Saves over the version that was loaded into the form, never over a newer one. */
function useEditScore({ date, ratings, criteria, onSaved }: Options) {
  const [version, setVersion] = useState(date.version);
  const [isStale, setStale] = useState(false);
  const addedLater = criteria.filter((criterion) => isAddedAfter(date, criterion)).map(({ id }) => id);
  const { form, submit, showServerErrors } = useScoreForm(
    scoreOf(date, ratings, criteria),
    criteria,
    addedLater,
  );
  const update = useUpdateDate(date);
  const reloadDates = useReloadDates(date.candidateId);
  const loadRatings = useLoadRatings();
  const { toast, clear } = useToasts();

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
      form.reset(scoreOf(newer, await loadRatings.mutateAsync(date.id), criteria));
      setVersion(newer.version);
      setStale(false);
      clear(LOAD_FAILURE.title);
    } catch {
      toast(LOAD_FAILURE);
    }
  };

  return {
    form,
    notes: Object.fromEntries(
      addedLater
        .filter((id) => ratings.every(({ criteriaId }) => criteriaId !== id))
        .map((id) => [id, 'Added after this date; rate it if you remember.']),
    ),
    save,
    isPending: update.isPending,
    isStale,
    isReloading: loadRatings.isPending,
    loadNewer: () => void loadNewer(),
  };
}

interface Props {
  date: DateExperience;
  ratings: readonly Rating[];
  criteria: readonly Criterion[];
  onClose: () => void;
}

export function EditDateDialog({ date, ratings, criteria, onClose }: Props) {
  const { form, notes, save, isPending, isStale, isReloading, loadNewer } = useEditScore({
    date,
    ratings,
    criteria,
    onSaved: onClose,
  });
  return (
    <FormDialog
      open
      title="Edit Date Experience"
      submitLabel="Save Date Experience"
      maxWidth="md"
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      {isStale && <ConflictNotice subject="date" isLoading={isReloading} onLoadNewer={loadNewer} />}
      <ScoreFields control={form.control} criteria={criteria} notes={notes} />
    </FormDialog>
  );
}
