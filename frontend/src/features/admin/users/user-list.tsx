import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import type { AdminUser } from '#contract/admin';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useAccountMail } from './use-account-mail';
import { UserRow } from './user-row';
import { UserTable } from './user-table';

interface Props {
  /** Null while they are not known. */
  users: AdminUser[] | null;
  isLoading: boolean;
  /** Still those of the question before. */
  isStale: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isChosen: boolean) => void;
  onOpen: (user: AdminUser) => void;
}

function ListSkeleton() {
  return (
    <Card role="group" aria-label="Loading users" aria-busy sx={{ px: 3 }}>
      {Array.from({ length: 8 }, (_, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 3, alignItems: 'center', py: 2 }}>
          <Skeleton variant="rounded" width={22} height={22} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="45%" />
            <Skeleton width="25%" />
          </Box>
        </Box>
      ))}
    </Card>
  );
}

function NobodyFits() {
  return (
    <Card sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 6, textAlign: 'center' }}>
      <EmptyDrawing motif="apart" />
      <span>No users found matching your criteria</span>
    </Card>
  );
}

export function UserList({ users, isLoading, isStale, selected, onSelect, onOpen }: Props) {
  const mail = useAccountMail();
  if (isLoading) return <ListSkeleton />;
  if (!users) return null;
  if (users.length === 0) return <NobodyFits />;
  const ids = users.map(({ id }) => id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const selectAll = (
    <>
      <Checkbox
        checked={chosen === ids.length}
        indeterminate={chosen > 0 && chosen < ids.length}
        onChange={(_event, isChosen) => onSelect(ids, isChosen)}
        slotProps={{ input: { 'aria-label': 'Select all users on this page' } }}
      />
      <Box component="span" sx={{ display: { md: 'none' }, fontSize: '0.9375rem' }}>
        Select this page
      </Box>
    </>
  );
  return (
    <Box sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 150ms' }} aria-busy={isStale}>
      <UserTable selectAll={selectAll}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            mail={mail}
            isSelected={selected.has(user.id)}
            onSelect={(isChosen) => onSelect([user.id], isChosen)}
            onOpen={() => onOpen(user)}
          />
        ))}
      </UserTable>
    </Box>
  );
}
