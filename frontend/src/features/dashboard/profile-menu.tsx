import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { ChevronDown, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/auth';
import { PATHS } from '../../app/paths';
import { useCurrentUser, useLogout } from '../auth/auth.api';

function nameOf(user: CurrentUser | null | undefined): string {
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return name || user?.email || 'Profile';
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function Initials({ name }: { name: string }) {
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        width: 32,
        height: 32,
        flex: 'none',
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'soft.heart',
        color: 'text.primary',
        fontSize: '0.8125rem',
        fontWeight: 650,
      }}
    >
      {initialsOf(name)}
    </Box>
  );
}

export function ProfileMenu({ onProfile }: { onProfile: () => void }) {
  const { data: user } = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const logout = useLogout();
  const name = nameOf(user);
  const close = () => setAnchor(null);
  const choose = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={name}
        color="inherit"
        sx={{ gap: 1, px: 0.75, minWidth: 44, maxWidth: 240 }}
      >
        <Initials name={name} />
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <ChevronDown size={16} />
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
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
          <MenuItem onClick={choose(onProfile)} sx={{ gap: 1.5 }}>
            <UserRound size={18} aria-hidden />
            Profile Settings
          </MenuItem>
          {user?.isAdmin && (
            <MenuItem
              component="a"
              href={PATHS.admin}
              target="_blank"
              rel="noopener"
              onClick={close}
              sx={{ gap: 1.5 }}
            >
              <ShieldCheck size={18} aria-hidden />
              Admin Portal
            </MenuItem>
          )}
          <MenuItem onClick={choose(() => logout.mutate())} sx={{ gap: 1.5 }}>
            <LogOut size={18} aria-hidden />
            Sign Out
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}
