import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { ADMIN_LIMITS, type AdminUser } from '#contract/console/admin';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Initial } from '../../../ui/layout/initial';
import { Badge } from '../shared/badge';
import { shortDay } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { SectionCard } from '../shared/section-card';
import { nameOrEmail } from '../users/user-texts';
import { useRecentUsers } from '../users/users.api';

/** A check mark or an X, with a text alternative. */
function ConfirmedMark({ isConfirmed }: { isConfirmed: boolean }) {
  const Icon = isConfirmed ? Check : X;
  const words = isConfirmed ? 'Email confirmed' : 'Email not confirmed';
  return (
    <Box
      component="span"
      role="img"
      aria-label={words}
      title={words}
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        color: isConfirmed ? 'success.main' : 'error.main',
        bgcolor: (theme) =>
          `color-mix(in srgb, ${theme.vars?.palette[isConfirmed ? 'success' : 'error'].main} 10%, transparent)`,
      }}
    >
      <Icon size={15} strokeWidth={2.5} aria-hidden />
    </Box>
  );
}

function RecentUser({ user }: { user: AdminUser }) {
  const isSetUp = user.criteriaCount > 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:nth-of-type(2)': { borderTop: { md: 0 } },
      }}
    >
      <Initial of={nameOrEmail(user)} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600 }} noWrap title={nameOrEmail(user)}>
          {nameOrEmail(user)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Joined {shortDay(user.createdAt)}
        </Typography>
      </Box>
      <ConfirmedMark isConfirmed={user.emailConfirmed} />
      <Badge tone={isSetUp ? 'good' : 'waiting'}>{isSetUp ? 'Active' : 'Setup'}</Badge>
    </Box>
  );
}

const COLUMNS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

function RecentSkeleton() {
  return (
    <Box role="group" aria-label="Loading recent activity" aria-busy sx={COLUMNS}>
      {Array.from({ length: ADMIN_LIMITS.recentActivityUsers }, (_, index) => (
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25 }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="55%" />
            <Skeleton width="35%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export function RecentActivity() {
  const { data: users, isPending, isError, isFetching, refetch } = useRecentUsers();
  return (
    <SectionCard title="Recent Activity" about="Newest members.">
      {isPending && <RecentSkeleton />}
      {isError && (
        <LoadProblem subject="The newest users" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {users?.length === 0 && (
        <EmptyState
          motif="meet"
          title="No one has joined yet"
          description="New members appear here as soon as they sign up."
        />
      )}
      {users && users.length > 0 && (
        <Box component="ul" sx={COLUMNS}>
          {users.map((user) => (
            <RecentUser key={user.id} user={user} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
