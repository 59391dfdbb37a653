import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { NavButton } from '../../ui/layout/nav-button';
import { useReader } from '../auth/auth.api';

const SETTINGS = 'your profile settings';

export function WayOn() {
  const isUser = useReader() === 'user';
  return (
    <>
      <NavButton to={isUser ? PATHS.dashboard : PATHS.home} variant="contained" sx={{ my: 3 }}>
        {isUser ? 'Back to Dashboard' : 'Go to Heart & Head'}
      </NavButton>
      <Typography variant="body2" color="textSecondary">
        You can choose your mails at any time in{' '}
        {isUser ? (
          <Link component={RouterLink} to={PATHS.profileSettings}>
            {SETTINGS}
          </Link>
        ) : (
          SETTINGS
        )}
        .
      </Typography>
    </>
  );
}
