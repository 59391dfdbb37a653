import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { ADMIN_LIMITS } from '#contract/admin';
import { actionWords, type AuditFilter } from './audit-filter';
import { AUDIT_ACTIONS } from './audit-actions';

interface Props {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

export function AuditFilters({ filter, onFilter }: Props) {
  const set = (field: keyof Omit<AuditFilter, 'page'>) => (event: { target: { value: string } }) =>
    onFilter({ ...filter, [field]: event.target.value, page: 1 });
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
        slotProps={{ htmlInput: { maxLength: ADMIN_LIMITS.searchMax, autoComplete: 'off' } }}
      />
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
    </Box>
  );
}
