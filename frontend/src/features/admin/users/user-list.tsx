import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { AdminUser } from '#contract/console/admin';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useAccountCare, useVanished } from './use-account-care';
import { UserRow } from './user-row';

const COLUMNS = ['User', 'Joined', 'Status', 'Actions'] as const;

/** A table that becomes a list of cards on narrow screens; explicit roles keep its semantics in both layouts. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 20,
  background: theme.vars?.palette.background.paper,
  '& th, & td': { padding: '12px 8px', textAlign: 'left', verticalAlign: 'middle' },
  '& th': { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars?.palette.text.secondary },
  '& td': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  // 24 px from the edge to the box to tick, to the last icon and to the words above it.
  '& tr > :first-of-type': { paddingLeft: 13, width: 57 },
  '& tr > :last-of-type': { paddingRight: 11, textAlign: 'right' },
  '& thead th': { paddingBlock: 0, height: 44 },
  '& thead tr > :last-of-type': { paddingRight: 24 },
  '& tbody tr[aria-selected=true]': { background: theme.vars?.palette.soft.head },
  '& tbody tr:last-of-type td:first-of-type': { borderBottomLeftRadius: 19 },
  '& tbody tr:last-of-type td:last-of-type': { borderBottomRightRadius: 19 },
  [theme.breakpoints.down('md')]: {
    display: 'block',
    border: 0,
    background: 'none',
    '& thead, & tbody': { display: 'grid', gap: 12 },
    '& thead': { marginBottom: 4 },
    '& thead tr': { display: 'flex', alignItems: 'center' },
    '& thead th:not(:first-of-type)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      padding: 0,
    },
    '& thead th:first-of-type': { padding: '0 0 0 8px', width: 'auto' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      columnGap: 4,
      padding: '8px 16px 8px 8px',
      border: `1px solid ${theme.vars?.palette.divider}`,
      borderRadius: 20,
      background: theme.vars?.palette.background.paper,
    },
    '& tbody td': { gridColumn: 2, border: 0, padding: '4px 0' },
    '& tbody td:first-of-type': { gridColumn: 1, gridRow: '1 / 3', padding: 0, width: 'auto' },
    '& tbody td:last-of-type': { padding: 0, marginLeft: -8, textAlign: 'left' },
  },
}));

function UserTable({ selectAll, children }: { selectAll: ReactNode; children: ReactNode }) {
  return (
    <Table role="table" aria-label="Users">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {selectAll}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Table>
  );
}

interface Props {
  /** Null while unknown. */
  users: AdminUser[] | null;
  isLoading: boolean;
  /** The rows still belong to the previous query. */
  isStale: boolean;
  selected: ReadonlyMap<string, AdminUser>;
  onSelect: (users: readonly AdminUser[], isChosen: boolean) => void;
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

function NoUsersFound() {
  return (
    <Card sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 6, textAlign: 'center' }}>
      <EmptyDrawing motif="apart" />
      <span>No users found matching your criteria</span>
    </Card>
  );
}

/** What is done to many is hardly meant for administrators: they are selected one by one. */
function choosable(users: readonly AdminUser[]): readonly AdminUser[] {
  const people = users.filter(({ isAdmin }) => !isAdmin);
  return people.length > 0 ? people : users;
}

export function UserList({ users, isLoading, isStale, selected, onSelect, onOpen }: Props) {
  const care = useAccountCare(useVanished());
  if (isLoading) return <ListSkeleton />;
  if (!users) return null;
  if (users.length === 0) return <NoUsersFound />;
  const all = choosable(users);
  const chosen = all.filter(({ id }) => selected.has(id)).length;
  const marked = users.filter(({ id }) => selected.has(id)).length;
  const selectAll = (
    <>
      <Checkbox
        checked={chosen === all.length}
        // An administrator who is left out is one row less than all.
        indeterminate={marked > 0 && marked < users.length}
        onChange={(_event, isChosen) => onSelect(all, isChosen)}
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
            care={care}
            isSelected={selected.has(user.id)}
            onSelect={(isChosen) => onSelect([user], isChosen)}
            onOpen={() => onOpen(user)}
          />
        ))}
      </UserTable>
    </Box>
  );
}
