import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronDown, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account/auth';
import { lazyPart } from '../../../lib/loading/lazy';
import { TAGLINE } from '../../../ui/layout/brand';
import { PageHeader } from '../../../ui/layout/page-header';
import { useCurrentUser, useLogout } from '../../auth/auth.api';
import { pendingDates } from '../../date-experiences/pending-dates/pending-dates.api';

const AccountMenu = lazyPart(async () => (await import('./account-menu')).AccountMenu);
const SignOutDialog = lazyPart(async () => (await import('./sign-out-dialog')).SignOutDialog);

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
        bgcolor: 'soft.head',
        color: 'text.primary',
        fontSize: '0.8125rem',
        fontWeight: 650,
      }}
    >
      {initialsOf(name)}
    </Box>
  );
}

function ProfileMenu({ onProfile }: { onProfile: () => void }) {
  const { data: user } = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const logout = useLogout();
  const name = nameOf(user);
  const [unsent, setUnsent] = useState(0);
  const close = () => setAnchor(null);
  const signOut = () => {
    const waiting = user ? pendingDates(user.id).length : 0;
    if (waiting === 0) logout.mutate();
    else setUnsent(waiting);
  };
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
      {anchor && (
        <AccountMenu
          anchor={anchor}
          onClose={close}
          onProfile={choose(onProfile)}
          onSignOut={choose(signOut)}
        />
      )}
      {unsent > 0 && (
        <SignOutDialog waiting={unsent} onConfirm={() => logout.mutate()} onClose={() => setUnsent(0)} />
      )}
    </>
  );
}

const HELP = 'How do I get started?';

interface Props {
  onGuide: () => void;
  onProfile: () => void;
}

export function DashboardHeader({ onGuide, onProfile }: Props) {
  return (
    <PageHeader>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{
          display: { xs: 'none', md: 'block' },
          mr: 'auto',
          pl: 2,
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        {TAGLINE}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
        <Button
          onClick={onGuide}
          aria-label={HELP}
          startIcon={<CircleHelp size={18} aria-hidden />}
          sx={{
            minWidth: 44,
            px: { xs: 1, sm: 1.75 },
            '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 1 } },
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {HELP}
          </Box>
        </Button>
        <ProfileMenu onProfile={onProfile} />
      </Box>
    </PageHeader>
  );
}
