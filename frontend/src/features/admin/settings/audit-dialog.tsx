import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ADMIN_LIMITS } from '#contract/admin';
import { ConsoleDialog } from '../pieces/console-dialog';
import { wholeNumber } from '../pieces/console-words';
import { LoadProblem } from '../pieces/load-problem';
import { Pager } from '../pieces/pager';
import { useSettled } from '../pieces/use-settled';
import { AuditEntryItem } from './audit-entry-item';
import { auditQuery, NO_FILTER, type AuditFilter } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { useAudit } from './settings.api';

function AuditList({ filter, onPage }: { filter: AuditFilter; onPage: (page: number) => void }) {
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useAudit(auditQuery(filter));
  if (isPending) return <Skeleton variant="rounded" height={320} aria-label="Loading the audit log" />;
  if (!data)
    return <LoadProblem subject="The audit log" onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status">
        {data.total > 0 && `${wholeNumber(data.total)} recorded`}
        {data.total === 0 && (filter === NO_FILTER ? 'Nothing recorded yet.' : 'Nothing recorded that fits.')}
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

/** What was done through the console, by whom and when. Nobody can change or remove an entry. */
export function AuditDialog({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState<AuditFilter>(NO_FILTER);
  const settled = useSettled(filter);
  return (
    <ConsoleDialog title="Security Audit" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: { sm: 480 } }}>
        <Typography color="textSecondary">
          What was done in this console, by whom and when. Entries can be added, never changed.
        </Typography>
        <AuditFilters filter={filter} onFilter={setFilter} />
        <AuditList filter={settled} onPage={(page) => setFilter({ ...filter, page })} />
      </DialogContent>
    </ConsoleDialog>
  );
}
