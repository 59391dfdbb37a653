import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  ADMIN_LIMITS,
  ADMIN_USER_STATUSES,
  LIST_RULES,
  type AdminUser,
  type AdminUserStatus,
  type TotalRelation,
} from '#contract/console/admin';
import { firstCharacters } from '#contract/rules/characters';
import { lazyPart } from '../../../lib/loading/lazy';
import { useAdminStats } from '../admin.api';
import { pagesWords, totalWords, wholeNumber } from '../shared/console-format';
import type { Page } from '../shared/get-page';
import { LoadProblem } from '../shared/load-problem';
import { SearchIcon } from '../shared/lists/search-icon';
import { Pager } from '../shared/lists/pager';
import { useDebounced } from '../shared/use-debounced';
import { BulkBar } from './bulk-bar';
import { UserList } from './user-list';
import { STATUS_LABELS } from './user-texts';
import { useUsers } from './users.api';

/** Selected users by id, across all pages and searches. */
function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminUser>>(new Map());
  const set = (changed: readonly AdminUser[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      changed.forEach((user) => (isChosen ? after.set(user.id, user) : after.delete(user.id)));
      return after;
    });
  return { chosen, set, clear: () => setChosen(new Map()) };
}

interface Counted {
  shown: number;
  /** Missing while it isn't known for sure. */
  of: number | undefined;
  found: number;
  relation: TotalRelation;
  page: number;
  pageCount: number;
}

function CountLine({ shown, of, found, relation, page, pageCount }: Counted) {
  const isNewestOnly = relation === 'at-least';
  return (
    <>
      {`Showing ${wholeNumber(shown)} of ${of === undefined ? totalWords(found, relation) : wholeNumber(of)} users`}
      {(pageCount > 1 || isNewestOnly) && (
        <span>
          {of !== undefined && (found < of || isNewestOnly) && `, ${totalWords(found, relation)} found`}
          {pageCount > 1 && `, page ${wholeNumber(page)} of ${pagesWords(pageCount, relation)}`}
          {isNewestOnly && '. With one or two letters, only the newest accounts are searched.'}
        </span>
      )}
    </>
  );
}

const NO_USERS: Page<AdminUser> = { items: [], total: 0, relation: 'exact' };

/** An estimate goes on after a full page, and is over where a page isn't full; `isStale` when the page is another's. */
function countsOf(
  { items, total, relation }: Page<AdminUser>,
  page: number,
  isStale: boolean,
): Pick<Counted, 'found' | 'relation' | 'pageCount'> {
  const size = ADMIN_LIMITS.pageSizeDefault;
  const pageCount = Math.ceil(total / size);
  if (relation !== 'about' || isStale) return { found: total, relation, pageCount };
  if (items.length === size) return { found: total, relation, pageCount: Math.max(pageCount, page + 1) };
  const found = (page - 1) * size + items.length;
  return items.length > 0
    ? { found, relation: 'exact', pageCount: page }
    : { found: total, relation, pageCount: page - 1 };
}

interface UserFiltersProps {
  search: string;
  status: AdminUserStatus;
  onSearch: (search: string) => void;
  onStatus: (status: AdminUserStatus) => void;
  /** Null while unknown. */
  counted: Counted | null;
}

function UserFilters({ search, status, onSearch, onStatus, counted }: UserFiltersProps) {
  return (
    <Box role="search" aria-label="Users">
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' } }}>
        <TextField
          type="search"
          value={search}
          onChange={(event) => onSearch(firstCharacters(event.target.value, LIST_RULES.search.max))}
          placeholder="Search by name, email, or location..."
          slotProps={{
            input: {
              startAdornment: <SearchIcon />,
            },
            htmlInput: {
              'aria-label': 'Search users',
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
        <TextField
          select
          value={status}
          onChange={(event) =>
            onStatus(ADMIN_USER_STATUSES.find((one) => one === event.target.value) ?? 'all')
          }
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Status' } }}
        >
          {ADMIN_USER_STATUSES.map((one) => (
            <option key={one} value={one}>
              {STATUS_LABELS[one]}
            </option>
          ))}
        </TextField>
      </Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1.25, minHeight: 20 }}>
        {counted && <CountLine {...counted} />}
      </Typography>
    </Box>
  );
}

const UserDetailsDialog = lazyPart(async () => (await import('./user-details-dialog')).UserDetailsDialog);

/** Debounces the search while someone types. */
const SEARCH_DEBOUNCE_MS = 300;

interface Filters {
  search: string;
  status: AdminUserStatus;
  page: number;
}

export function UsersTab() {
  const [filters, setFilters] = useState<Filters>({ search: '', status: 'all', page: 1 });
  const [opened, setOpened] = useState<AdminUser | null>(null);
  const selection = useSelection();
  const search = useDebounced(filters.search.trim(), SEARCH_DEBOUNCE_MS);
  const users = useUsers({ ...filters, search });
  const stats = useAdminStats();

  const { items = [] } = users.data ?? {};
  const { found, relation, pageCount } = countsOf(
    users.data ?? NO_USERS,
    filters.page,
    users.isPlaceholderData,
  );
  const shown = new Set(items.map(({ id }) => id));
  const hiddenCount = users.data ? [...selection.chosen.keys()].filter((id) => !shown.has(id)).length : 0;
  const isNarrowed = search !== '' || filters.status !== 'all';
  const totalUsers = stats.data?.totalUsers;
  const atLeast = relation === 'exact' ? found : 0;
  const everyone = isNarrowed ? totalUsers && Math.max(totalUsers, atLeast) : found;
  const lastPage = Math.max(1, pageCount);
  // The only account of the last page can be deleted meanwhile.
  if (users.data && !users.isPlaceholderData && filters.page > lastPage)
    setFilters({ ...filters, page: lastPage });

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <UserFilters
        search={filters.search}
        status={filters.status}
        onSearch={(next) => setFilters({ ...filters, search: next, page: 1 })}
        onStatus={(status) => setFilters({ ...filters, status, page: 1 })}
        counted={
          users.data
            ? { shown: items.length, of: everyone, found, relation, page: filters.page, pageCount }
            : null
        }
      />
      {selection.chosen.size > 0 && (
        <BulkBar users={[...selection.chosen.values()]} hiddenCount={hiddenCount} onDone={selection.clear} />
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
        selected={selection.chosen}
        onSelect={selection.set}
        onOpen={setOpened}
      />
      <Pager
        label="Pages of users"
        page={filters.page}
        pageCount={pageCount}
        relation={relation}
        onPage={(page) => setFilters({ ...filters, page })}
      />
      {opened && <UserDetailsDialog user={opened} onClose={() => setOpened(null)} />}
    </Box>
  );
}
