import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { ADMIN_LIMITS, ADMIN_USER_STATUSES, type AdminUserStatus } from '#contract/admin';
import { wholeNumber } from '../pieces/console-words';
import { STATUS_LABELS } from './user-words';

interface Props {
  search: string;
  status: AdminUserStatus;
  onSearch: (search: string) => void;
  onStatus: (status: AdminUserStatus) => void;
  /** Null while it is not known. */
  counted: { shown: number; of: number } | null;
}

export function UserFilters({ search, status, onSearch, onStatus, counted }: Props) {
  return (
    <Box role="search" aria-label="Users">
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' } }}>
        <TextField
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder="Search by name, email, or location..."
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search size={18} aria-hidden />
                </InputAdornment>
              ),
            },
            htmlInput: {
              'aria-label': 'Search users',
              maxLength: ADMIN_LIMITS.searchMax,
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
        {counted && `Showing ${wholeNumber(counted.shown)} of ${wholeNumber(counted.of)} users`}
      </Typography>
    </Box>
  );
}
