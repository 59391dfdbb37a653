import type { Criterion } from '#contract/criteria';
import type { DateExperience } from '#contract/date-experiences';
import { ConflictNotice } from '../../ui/feedback/notice';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import type { Rating } from './date-experiences.api';
import { ScoreFields } from './score-fields';
import { useEditScore } from './use-edit-score';

interface Props {
  date: DateExperience;
  ratings: readonly Rating[];
  criteria: readonly Criterion[];
  onClose: () => void;
}

export function EditDateDialog({ date, ratings, criteria, onClose }: Props) {
  const { form, save, isPending, isStale, isReloading, loadNewer } = useEditScore({
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
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      {isStale && <ConflictNotice subject="date" isLoading={isReloading} onLoadNewer={loadNewer} />}
      <ScoreFields control={form.control} criteria={criteria} />
    </FormDialog>
  );
}
