import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';

interface Props {
  waiting: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Signing out erases what this browser keeps, and some of it nobody else has yet. */
export function SignOutDialog({ waiting, onConfirm, onClose }: Props) {
  const dates = waiting === 1 ? 'A date that you scored has' : `${waiting} dates that you scored have`;
  return (
    <ConfirmDialog
      open
      title="Sign out and lose what was not sent?"
      description={`${dates} not been sent yet. Signing out erases everything that this browser keeps for you, and that with it. Stay signed in until you are online again to save it.`}
      confirmLabel="Sign out and erase"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
