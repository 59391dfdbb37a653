import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';

interface Props {
  waiting: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Signing out erases this browser's data, and some of it isn't on the server yet. */
export function SignOutDialog({ waiting, onConfirm, onClose }: Props) {
  const [dates, those, them] =
    waiting === 1
      ? ["A date you scored hasn't", 'that date', 'it']
      : [`${waiting} dates you scored haven't`, 'those dates', 'them'];
  return (
    <ConfirmDialog
      open
      title="Sign out and lose unsaved dates?"
      description={`${dates} been saved yet. Signing out clears this browser, including ${those}. To keep ${them}, stay signed in until you're back online.`}
      confirmLabel="Sign out and erase"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
