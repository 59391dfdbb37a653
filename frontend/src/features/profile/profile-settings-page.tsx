import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { ProfileCards } from './profile-cards';
import { useProfile } from './profile.api';

const TITLE = 'Profile Settings';

export function ProfileSettingsPage() {
  const { data: profile, error, refetch } = useProfile();
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE} width={768}>
        <Link
          component={RouterLink}
          to={PATHS.dashboard}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}
        >
          <ArrowLeft size={18} aria-hidden />
          Back to Dashboard
        </Link>
        <Typography variant="h1" sx={{ mt: 1, mb: { xs: 3, sm: 4 } }}>
          {TITLE}
        </Typography>
        {profile && <ProfileCards profile={profile} />}
        {!profile && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
        {!profile && !error && <SkeletonCards count={4} label="Loading your profile" />}
      </PageMain>
    </>
  );
}
