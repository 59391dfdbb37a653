import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../lib/paths';
import { whileBusy } from '../../ui/feedback/while-busy';
import { NavButton } from '../../ui/layout/nav-button';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { useCurrentUser } from '../auth/auth.api';

interface Props {
  summary: string;
  action: string;
  isPending: boolean;
  isDisabled?: boolean;
  onAction: () => void;
}

/** Always visible: how many are selected, and the button to continue. */
export function SelectionBar({ summary, action, isPending, isDisabled = false, onAction }: Props) {
  return (
    <Box
      data-bottom-bar
      data-sticks
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        mt: 'auto',
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        pt: 1.75,
        pb: 'calc(14px + env(safe-area-inset-bottom, 0px))',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        bgcolor: 'background.default',
        // From edge to edge of the screen, hairline and all, and without making the page wider.
        borderImage: (theme) =>
          `linear-gradient(${theme.vars?.palette.divider} 1px, ${theme.vars?.palette.background.default} 1px) fill 0 / 0 / 0 100vmax`,
      }}
    >
      <Typography aria-live="polite" sx={{ fontWeight: 560, fontVariantNumeric: 'tabular-nums' }}>
        {summary}
      </Typography>
      <Button
        variant="contained"
        size="large"
        disabled={isDisabled}
        {...whileBusy(isPending)}
        onClick={onAction}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        {action}
      </Button>
    </Box>
  );
}

/** Users with standards came from the dashboard, and can go back; unsaved choices stay on this device. */
export function SelectionHeader() {
  const { data: user } = useCurrentUser();
  return (
    <PageHeader>
      {user?.onboardingComplete ? (
        <NavButton
          to={PATHS.matches}
          variant="outlined"
          startIcon={<ArrowLeft size={18} aria-hidden />}
          aria-label="Back to Dashboard"
        >
          Back
        </NavButton>
      ) : null}
    </PageHeader>
  );
}

/** At least as high as the window, so that the bar at its end is at the window's, too. */
export function SelectionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageMain title={title}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          // Without the header above it, and over the page's own room below.
          minHeight: { xs: 'calc(100dvh - 92px)', sm: 'calc(100dvh - 100px)' },
          mb: { xs: -8, sm: -10 },
        }}
      >
        {children}
      </Box>
    </PageMain>
  );
}

/** How to choose is said only where there is something to choose from. */
export function SelectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ mb: 4, maxWidth: '62ch' }}>
      <Typography variant="h1">{title}</Typography>
      {children && (
        <Typography color="textSecondary" sx={{ mt: { xs: 1.5, sm: 1 }, textWrap: 'pretty' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
