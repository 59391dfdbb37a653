import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, LogOut, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useLogout } from '../../auth/auth.api';
import { useDownloadData } from '../profile.api';
import { DeleteAccountDialog } from './your-data';

const FAILED = 'Failed to download your data';

/** Ways out before the dashboard, and its settings, can be reached. An unconfirmed account can only sign out. */
export function OnboardingMenu({ isConfirmed }: { isConfirmed: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const logout = useLogout();
  const { mutate: downloadData } = useDownloadData();
  const { toast, clear } = useToasts();
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  const saveData = () =>
    downloadData(undefined, {
      onSuccess: () => clear(FAILED),
      onError: (error) => toast(failureToast(FAILED, error)),
    });
  return (
    <>
      <IconButton
        aria-label="Your account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // The icon itself, and not the room around it, ends where the page does.
        sx={{ width: 44, height: 44, mr: -1.5 }}
      >
        <UserRound size={20} aria-hidden />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': 'Your account' },
          paper: { sx: { mt: 1, border: 1, borderColor: 'divider', borderRadius: '16px', minWidth: 232 } },
        }}
      >
        {isConfirmed && (
          <MenuItem onClick={choose(saveData)} sx={{ gap: 1.5, minHeight: 44 }}>
            <Download size={18} aria-hidden />
            Download your data
          </MenuItem>
        )}
        {isConfirmed && (
          <MenuItem onClick={choose(() => setDeleting(true))} sx={{ gap: 1.5, minHeight: 44 }}>
            <Trash2 size={18} aria-hidden />
            Delete account
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => logout.mutate())} sx={{ gap: 1.5, minHeight: 44 }}>
          <LogOut size={18} aria-hidden />
          Sign Out
        </MenuItem>
      </Menu>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </>
  );
}
