import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { createContext, use, type ComponentPropsWithRef } from 'react';
import { useDialogHistory } from '../../lib/dialog-history';
import { useDeviceSetting } from '../../lib/device/device-setting';
import { SaidApart } from '../feedback/said-once';
import { ToastPlace } from '../feedback/toast-place';
import { Private } from '../privacy/private';
import { GrabHandle } from './grab-handle';

/** What it takes of a phone's screen, while it is open. */
const Taken = createContext<'all' | 'part' | null>(null);

const Column = styled('div')(({ theme }) => ({
  height: '100%',
  outline: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  // As much room above as below: a toast that fits below moves nothing.
  '&::before': { content: '""', flex: '1 1 0' },
  '& > [data-toasts]': {
    order: 1,
    flex: '1 1 0',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    // A click below the card is one outside it.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  // Where a dialog fills the screen, what is under the finger stays there when a toast comes and when it goes.
  [theme.breakpoints.down('sm')]: {
    '& > [data-toasts]': { flex: 'none', alignSelf: 'stretch' },
    '&::before': { display: 'none' },
  },
}));

/** Around the dialog's card, with room for toasts below it: they cover nothing and can be reached. */
function DialogFrame({
  ownerState: _ownerState,
  children,
  ...props
}: ComponentPropsWithRef<'div'> & { ownerState?: object }) {
  const taken = use(Taken);
  return (
    <Column {...props}>
      <ToastPlace isShown={taken !== null} fillsScreen={taken === 'all'} />
      {children}
    </Column>
  );
}

/** It rises from the bottom of a phone, where the thumb is, and is only as high as what is in it. */
const SHEET = {
  // There the toast has the room above it: below, it would lift the sheet and let it fall again under the finger.
  '& .MuiDialog-container > [data-toasts]': {
    order: { xs: 0, sm: 1 },
    flex: '1 1 0',
    alignSelf: 'auto',
  },
  '& .MuiDialog-container > [data-toasts] > [role]': {
    marginTop: { xs: 'calc(12px + env(safe-area-inset-top, 0px))', sm: '12px' },
    marginBottom: { xs: '12px', sm: 'calc(12px + env(safe-area-inset-bottom, 0px))' },
  },
  '& .MuiDialog-paper.MuiDialog-paper': {
    height: 'auto',
    maxHeight: { xs: 'calc(100% - 32px)', sm: 'calc(100% - 64px)' },
    borderRadius: { xs: '24px 24px 0 0', sm: '24px' },
    animation: { xs: 'sheet-rises 200ms ease-out', sm: 'none' },
  },
  '@keyframes sheet-rises': { from: { translate: '0 64px' } },
} as const;

export interface AppDialogProps extends Omit<DialogProps, 'onClose' | 'slots' | 'sx'> {
  /** Absent where the user has to choose one of the dialog's own buttons. */
  onClose?: () => void;
  /** It can't be closed now, for example while saving. */
  isBusy?: boolean;
  /** A click outside it does nothing, because it has input. */
  ignoresOutside?: boolean;
  /** It has input that no draft keeps, which a pull must not lose. */
  losesInput?: boolean;
  /** On phones a bottom sheet instead of the full screen: for what is short. */
  isSheet?: boolean;
  /** It has nothing to hide while the user hides people and percentages. */
  isPlain?: boolean;
}

/** Every dialog: Escape, a click outside it and the browser's Back close the topmost one, and toasts appear with it. */
export function AppDialog({
  open,
  onClose,
  isBusy = false,
  ignoresOutside = false,
  losesInput = false,
  isSheet = false,
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
  const taken = isSheet ? 'part' : 'all';
  // Its title may be about someone, and would be read out as the dialog's name.
  const naming = isHiding && !isPlain ? { 'aria-label': 'Hidden', 'aria-labelledby': undefined } : {};
  return (
    <Taken value={open ? taken : null}>
      <SaidApart>
        <Dialog
          {...props}
          {...naming}
          open={open}
          {...(isSheet && { sx: SHEET })}
          slots={{ container: DialogFrame }}
          onClose={(_event, reason) => {
            if (!(ignoresOutside && reason === 'backdropClick')) close();
          }}
        >
          {isSheet && onClose && <GrabHandle canClose={!isBusy && !losesInput} onClose={close} />}
          {isPlain ? children : <Private staysShown>{children}</Private>}
        </Dialog>
      </SaidApart>
    </Taken>
  );
}
