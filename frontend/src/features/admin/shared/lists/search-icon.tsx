import InputAdornment from '@mui/material/InputAdornment';
import { Search } from 'lucide-react';

/** At the start of a field that searches. */
export function SearchIcon() {
  return (
    <InputAdornment position="start">
      <Search size={18} aria-hidden />
    </InputAdornment>
  );
}
