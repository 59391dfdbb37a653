import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleHelp } from 'lucide-react';
import { TAGLINE } from '../../ui/layout/brand';
import { PageHeader } from '../../ui/layout/page-header';
import { ProfileMenu } from './profile-menu';

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
