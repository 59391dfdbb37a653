import Box from '@mui/material/Box';
import { useState } from 'react';
import { ADMIN_LIMITS, type AdminUser, type AdminUserStatus } from '#contract/admin';
import { lazyPart } from '../../../lib/lazy';
import { useAdminStats } from '../admin.api';
import { LoadProblem } from '../pieces/load-problem';
import { Pager } from '../pieces/pager';
import { useSettled } from '../pieces/use-settled';
import { BulkBar } from './bulk-bar';
import { useSelection } from './use-selection';
import { UserFilters } from './user-filters';
import { UserList } from './user-list';
import { useUsers } from './users.api';

const UserDetailsDialog = lazyPart(async () => (await import('./user-details-dialog')).UserDetailsDialog);

/** Somebody who types waits for no answer but the last one. */
const SEARCH_SETTLES_MS = 300;

interface Wish {
  search: string;
  status: AdminUserStatus;
  page: number;
}

export function UsersTab() {
  const [wish, setWish] = useState<Wish>({ search: '', status: 'all', page: 1 });
  const [opened, setOpened] = useState<AdminUser | null>(null);
  const selection = useSelection();
  const search = useSettled(wish.search.trim(), SEARCH_SETTLES_MS);
  const users = useUsers({ ...wish, search });
  const stats = useAdminStats();

  const { items = [], total = 0 } = users.data ?? {};
  const shown = new Set(items.map(({ id }) => id));
  const hiddenCount = users.data ? [...selection.ids].filter((id) => !shown.has(id)).length : 0;
  const isNarrowed = search !== '' || wish.status !== 'all';
  const everybody = isNarrowed ? Math.max(stats.data?.totalUsers ?? 0, total) : total;
  const pageCount = Math.ceil(total / ADMIN_LIMITS.pageSizeDefault);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <UserFilters
        search={wish.search}
        status={wish.status}
        onSearch={(next) => setWish({ ...wish, search: next, page: 1 })}
        onStatus={(status) => setWish({ ...wish, status, page: 1 })}
        counted={users.data ? { shown: items.length, of: everybody } : null}
      />
      {selection.ids.size > 0 && (
        <BulkBar userIds={[...selection.ids]} hiddenCount={hiddenCount} onDone={selection.clear} />
      )}
      {users.isError && (
        <LoadProblem
          subject="The list of users"
          onRetry={() => void users.refetch()}
          isRetrying={users.isFetching}
        />
      )}
      <UserList
        users={users.data ? items : null}
        isLoading={users.isPending}
        isStale={users.isPlaceholderData}
        selected={selection.ids}
        onSelect={selection.set}
        onOpen={setOpened}
      />
      <Pager
        label="Pages of users"
        page={wish.page}
        pageCount={pageCount}
        onPage={(page) => setWish({ ...wish, page })}
      />
      {opened && <UserDetailsDialog user={opened} onClose={() => setOpened(null)} />}
    </Box>
  );
}
