import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ADMIN_LIMITS, LIST_RULES, type AuditEntry } from '#contract/console/admin';
import { firstCharacters } from '#contract/rules/characters';
import { ConsoleDialog } from '../shared/console-dialog';
import { dayAndTime, wholeNumber } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { MoreFilters } from '../shared/lists/more-filters';
import { Pager } from '../shared/lists/pager';
import { actionWords, auditWords } from '../shared/stored-words';
import { useDebounced } from '../shared/use-debounced';
import { useAudit, type AuditQuery } from './settings.api';

/** The values of the date fields: days are `YYYY-MM-DD` in the viewer's time zone. */
type AuditFilter = AuditQuery;

const NO_FILTER: AuditFilter = { action: '', search: '', from: '', to: '', page: 1 };

const instantOf = (day: string, time: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T${time}`).toISOString() : '';

/** From the first to the last moment of the selected days. */
function auditQuery(filter: AuditFilter): AuditQuery {
  return {
    ...filter,
    search: filter.search.trim(),
    from: instantOf(filter.from, '00:00:00.000'),
    to: instantOf(filter.to, '23:59:59.999'),
  };
}

function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const details = auditWords(entry.details);
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{actionWords(entry.action)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {dayAndTime(entry.at)}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {entry.actorEmail}
        {entry.target !== null && `, on ${entry.target}`}
      </Typography>
      {details !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
    </Box>
  );
}

/** Filter options: an area of the console, or one of its actions. */
const AUDIT_ACTIONS = [
  'users',
  'users.delete',
  'users.activate',
  'users.resend-confirmation',
  'users.send-password-reset',
  'users.end-sessions',
  'users.cleanup',
  'users.export',
  'administrator',
  'administrator.sign-in',
  'administrator.reset-password',
  'administrator.reset-two-factor',
  'administrator.invite',
  'administrator.accept',
  'administrator.change-role',
  'administrator.remove',
  'contact',
  'contact.reply',
  'campaigns',
  'segments',
  'automations',
  'emails',
  'emails.send-now',
  'emails.give-up',
  'suppressions',
  'templates',
  'coach',
] as const;

interface AuditFiltersProps {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const set = (field: keyof Omit<AuditFilter, 'page'>) => (event: { target: { value: string } }) =>
    onFilter({
      ...filter,
      [field]: firstCharacters(event.target.value, LIST_RULES.search.max),
      page: 1,
    });
  return (
    <Box
      role="search"
      aria-label="Audit log"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1.6fr 1fr 1fr' },
        '& > :nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <TextField
        type="search"
        label="Search"
        value={filter.search}
        onChange={set('search')}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <MoreFilters inUse={[filter.action, filter.from, filter.to].filter(Boolean).length}>
        <TextField
          select
          label="Action"
          value={filter.action}
          onChange={set('action')}
          slotProps={{ select: { native: true } }}
        >
          <option value="">All actions</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {actionWords(action)}
            </option>
          ))}
        </TextField>
        <TextField type="date" label="From" value={filter.from} onChange={set('from')} />
        <TextField type="date" label="To" value={filter.to} onChange={set('to')} />
      </MoreFilters>
    </Box>
  );
}

function AuditList({ filter, onPage }: { filter: AuditFilter; onPage: (page: number) => void }) {
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useAudit(auditQuery(filter));
  if (isPending) return <Skeleton variant="rounded" height={320} aria-label="Loading the audit log" />;
  if (!data)
    return <LoadProblem subject="The audit log" onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status">
        {data.total > 0 && `${wholeNumber(data.total)} recorded`}
        {data.total === 0 && (filter === NO_FILTER ? 'Nothing recorded yet.' : 'No matching entries.')}
      </Typography>
      <Box
        component="ul"
        aria-label="Audit log"
        aria-busy={isPlaceholderData}
        sx={{ listStyle: 'none', m: 0, p: 0, opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {data.items.map((entry) => (
          <AuditEntryItem key={entry.id} entry={entry} />
        ))}
      </Box>
      <Pager
        label="Pages of the audit log"
        page={filter.page}
        pageCount={Math.ceil(data.total / ADMIN_LIMITS.pageSizeDefault)}
        onPage={onPage}
      />
    </>
  );
}

/** What was done in the console, by whom and when. No one can change or remove an entry. */
export function AuditDialog({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState<AuditFilter>(NO_FILTER);
  const debounced = useDebounced(filter);
  return (
    <ConsoleDialog title="Security Audit" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography color="textSecondary">
          What was done in this console, by whom and when. Entries are never changed or removed.
        </Typography>
        <AuditFilters filter={filter} onFilter={setFilter} />
        <AuditList filter={debounced} onPage={(page) => setFilter({ ...filter, page })} />
      </DialogContent>
    </ConsoleDialog>
  );
}
