import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { createContext, use, type ComponentPropsWithRef } from 'react';
import { useDialogHistory } from '../../lib/dialog-history';
import { useDeviceSetting } from '../../lib/device/device-setting';
import { ToastPlace } from '../feedback/toast-place';
import { Private } from '../privacy/private';

const IsOpen = createContext(false);

const Column = styled('div')({
  height: '100%',
  outline: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
});

/** Around the dialog's card, with room for toasts above it: they cover nothing and can be reached. */
function DialogFrame({
  ownerState: _ownerState,
  children,
  ...props
}: ComponentPropsWithRef<'div'> & { ownerState?: object }) {
  return (
    <Column {...props}>
      <ToastPlace isShown={use(IsOpen)} />
      {children}
    </Column>
  );
}

export interface AppDialogProps extends Omit<DialogProps, 'onClose' | 'slots'> {
  /** Absent where the user has to choose one of the dialog's own buttons. */
  onClose?: () => void;
  /** It can't be closed now, for example while saving. */
  isBusy?: boolean;
  /** A click outside it does nothing, because it has input. */
  ignoresOutside?: boolean;
  /** It has nothing to hide while the user hides people and percentages. */
  isPlain?: boolean;
}

/** Every dialog: Escape, a click outside it and the browser's Back close the topmost one, and toasts appear with it. */
export function AppDialog({
  open,
  onClose,
  isBusy = false,
  ignoresOutside = false,
  isPlain = false,
  children,
  ...props
}: AppDialogProps) {
  const close = () => {
    if (isBusy || !onClose) return false;
    onClose();
    return true;
  };
  useDialogHistory(open, close);
  const [isHiding] = useDeviceSetting('hide');
  // Its title may be about someone, and would be read out as the dialog's name.
  const naming = isHiding && !isPlain ? { 'aria-label': 'Hidden', 'aria-labelledby': undefined } : {};
  return (
    <IsOpen value={open}>
      <Dialog
        {...props}
        {...naming}
        open={open}
        slots={{ container: DialogFrame }}
        onClose={(_event, reason) => {
          if (!(ignoresOutside && reason === 'backdropClick')) close();
        }}
      >
        {isPlain ? children : <Private staysShown>{children}</Private>}
      </Dialog>
    </IsOpen>
  );
}
