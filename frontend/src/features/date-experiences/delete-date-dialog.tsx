import type { DateExperience } from '#contract/date-experiences';
import { usLongDay } from '../../lib/format';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useDeleteDate } from './date-experiences.api';

export function DeleteDateDialog({ date, onClose }: { date: DateExperience; onClose: () => void }) {
  const remove = useDeleteDate(date);
  const { toast } = useToasts();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Date experience deleted' });
        onClose();
      },
      onError: (error) => toast(failureToast('Failed to delete date experience', error)),
    });
  return (
    <ConfirmDialog
      open
      title="Delete Date Experience"
      description={`Delete your date of ${usLongDay(date.dateDate)}? This permanently removes all ratings for that date.`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
