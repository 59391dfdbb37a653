import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { REACH_ID, useReach, type ReachProps } from './recipient-count';

interface Props extends ReachProps {
  isPending: boolean;
  onSend: () => void;
}

/** Closed while it would reach nobody; what is scheduled counts anew when its moment comes. */
export function SendButton({ form, userIds, isPending, onSend }: Props) {
  const isNow = useWatch({ control: form.control, name: 'scheduleKind' }) === 'now';
  const { data } = useReach({ form, userIds });
  const isForNobody = isNow && data?.recipients === 0;
  return (
    <Button
      variant="contained"
      color="secondary"
      // The second click of a double one on "Next", which stood here, is no order.
      onClick={({ detail }) => detail < 2 && onSend()}
      disabled={isPending || isForNobody}
      aria-describedby={isForNobody ? REACH_ID : undefined}
    >
      {isNow ? 'Send Campaign' : 'Schedule Campaign'}
    </Button>
  );
}
