import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { useCandidates } from '../../candidates/candidates.api';
import { useRemovePlan } from '../use-remove-plan';
import { PlanFields } from './plan-fields';
import type { PlanValues } from './plan-form';
import { useExistingPlan, useNewPlan } from './use-plan';

interface NewProps {
  /** Who it is with, where that is known. */
  candidateId?: string;
  /** Whether someone else can be chosen. */
  canChoose?: boolean;
  ideaTitle?: string;
  onClose: () => void;
}

/** Plans a date: with whom, when and, if that is known, where. */
export function PlanDateDialog({ candidateId = '', canChoose = true, ideaTitle = '', onClose }: NewProps) {
  const { data: candidates = [] } = useCandidates();
  const given: Partial<PlanValues> = { candidateId, ideaTitle };
  const { form, control, save, draft, isPending } = useNewPlan(given, onClose);
  const name = candidates.find(({ id }) => id === candidateId)?.name;
  const people = candidates.filter(({ archived }) => !archived);
  return (
    <FormDialog
      open
      title="Plan a date"
      submitLabel="Plan it"
      maxWidth="xs"
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      {!canChoose && name !== undefined && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          With {name}.
        </Typography>
      )}
      <PlanFields control={control} hasIdea={ideaTitle !== ''} {...(canChoose && { people })} />
    </FormDialog>
  );
}

interface ExistingProps {
  plan: PlannedDate;
  name: string;
  onClose: () => void;
}

/** Changes a plan, or calls it off. */
export function ChangePlanDialog({ plan, name, onClose }: ExistingProps) {
  const { form, control, save, draft, isPending } = useExistingPlan(plan, onClose);
  const removal = useRemovePlan(plan, { title: 'Plan removed' });
  const callOff = async () => {
    if (!(await removal.remove())) return;
    draft.forget();
    onClose();
  };
  return (
    <FormDialog
      open
      title="Change the plan"
      submitLabel="Save"
      maxWidth="xs"
      isPending={isPending || removal.isPending}
      isDirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
      note={
        <Button color="error" onClick={() => void callOff()} {...whileBusy(isPending || removal.isPending)}>
          Remove plan
        </Button>
      }
    >
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        With {name}.
      </Typography>
      <PlanFields control={control} hasIdea={plan.ideaTitle !== null} />
    </FormDialog>
  );
}
