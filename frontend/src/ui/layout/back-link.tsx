import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  textAlign: 'start',
  // The arrow's tip, and not the room around it, begins where the text of the page does.
  '& > svg': { flex: 'none', ml: '-3px' },
} as const;

/** Above a page's title: leads to where one came from. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} underline="hover" sx={LOOK}>
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}

/** The same as a button, where the specification names one or the page is left in a way of its own. */
export function BackButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link component="button" type="button" onClick={onClick} underline="hover" sx={LOOK}>
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
