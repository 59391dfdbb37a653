import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ADMIN_LIMITS, type AdminUser } from '#contract/admin';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Badge } from '../pieces/badge';
import { ConfirmedMark } from '../pieces/confirmed-mark';
import { shortDay } from '../pieces/console-words';
import { Initial } from '../pieces/initial';
import { LoadProblem } from '../pieces/load-problem';
import { SectionCard } from '../pieces/section-card';
import { useRecentUsers } from '../users/users.api';
import { nameOrEmail } from '../users/user-words';

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

function RecentSkeleton() {
  return (
    <Box role="group" aria-label="Loading recent activity" aria-busy>
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
    <SectionCard title="Recent Activity" about="Who joined last.">
      {isPending && <RecentSkeleton />}
      {isError && (
        <LoadProblem subject="The newest users" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {users?.length === 0 && (
        <EmptyState
          motif="meet"
          title="Nobody has joined yet"
          description="The newest members appear here as soon as they sign up."
        />
      )}
      {users && users.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {users.map((user) => (
            <RecentUser key={user.id} user={user} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
