import type { PlannedDate } from '#contract/dating/planned-dates';
import { hasStatus } from '../../lib/api/api-error';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts, type ToastMessage } from '../../ui/feedback/toasts';
import { useDeletePlan, useRestorePlan } from './planned-dates.api';

/**
 * One tap removes; the toast can take it back. What was shown may be gone by the time the answer comes, so nothing is
 * left to callbacks of the mutation.
 */
export function useRemovePlan(plan: PlannedDate, removed: ToastMessage) {
  const { mutateAsync, isPending } = useDeletePlan(plan.id);
  const restore = useRestorePlan();
  const { toast } = useToasts();
  const undo = async () => {
    try {
      await restore(plan);
      toast({ title: 'Plan restored' });
    } catch (error) {
      toast(failureToast('Failed to restore the plan', error));
    }
  };
  /** Whether there is no such plan anymore. */
  const remove = async (): Promise<boolean> => {
    try {
      await mutateAsync();
      toast({ ...removed, action: { label: 'Undo', onAction: () => void undo() } });
    } catch (error) {
      if (hasStatus(error, 404)) return true;
      toast(failureToast('Failed to remove the plan', error));
      return false;
    }
    return true;
  };
  return { remove, isPending };
}
