import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { AdminUser } from '#contract/admin';
import { Badge } from '../pieces/badge';

/** Where somebody stands, as the list shows it. */
export function UserBadges({ user }: { user: AdminUser }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {user.emailConfirmed ? (
        <Badge tone="good" Icon={Check}>
          Confirmed
        </Badge>
      ) : (
        <Badge tone="bad">Unconfirmed</Badge>
      )}
      {user.criteriaCount > 0 ? <Badge tone="head">Onboarded</Badge> : <Badge tone="waiting">Pending</Badge>}
      {user.hasLikedDateIdea && <Badge tone="heart">Date Ideas</Badge>}
      {user.hasUsedAlex && <Badge tone="heart">Used Alex</Badge>}
      {user.recentMatches > 0 ? <Badge tone="good">Active</Badge> : <Badge tone="quiet">Inactive</Badge>}
      {user.isAdmin && <Badge tone="head">Administrator</Badge>}
    </Box>
  );
}
