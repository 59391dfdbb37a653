import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { PATHS } from '../../../lib/paths';
import { privateStorage } from '../../../lib/storage/private-storage';
import { useCurrentUser } from '../../auth/auth.api';

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
  onProfile: () => void;
  onSignOut: () => void;
}

export function AccountMenu({ anchor, onClose, onProfile, onSignOut }: Props) {
  const { data: user } = useCurrentUser();
  const drafts = privateStorage.draftCount();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'my-account',
          sx: { mt: 1, border: 1, borderColor: 'divider', borderRadius: '16px', minWidth: 232 },
        },
      }}
    >
      <Box sx={{ px: 2.5, pt: 2, pb: 1.25 }}>
        <Typography id="my-account" sx={{ fontWeight: 650 }}>
          My Account
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {user?.email}
        </Typography>
      </Box>
      <Divider />
      <MenuList autoFocusItem aria-labelledby="my-account" sx={{ p: 1, outline: 'none' }}>
        <MenuItem onClick={onProfile} sx={{ gap: 1.5 }}>
          <UserRound size={18} aria-hidden />
          Profile Settings
        </MenuItem>
        {user?.isAdmin && (
          <MenuItem
            component="a"
            href={PATHS.admin}
            target="_blank"
            rel="noopener"
            onClick={onClose}
            sx={{ gap: 1.5 }}
          >
            <ShieldCheck size={18} aria-hidden />
            Admin Portal
          </MenuItem>
        )}
        <MenuItem onClick={onSignOut} sx={{ gap: 1.5 }}>
          <LogOut size={18} aria-hidden />
          Sign Out
        </MenuItem>
      </MenuList>
      {drafts > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 1.75, maxWidth: 280 }}>
          {drafts === 1 ? 'A draft is' : `${drafts} drafts are`} kept on this device. Signing out erases{' '}
          {drafts === 1 ? 'it' : 'them'}.
        </Typography>
      )}
    </Popover>
  );
}
