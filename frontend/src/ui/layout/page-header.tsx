import { styled } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { PATHS } from '../../lib/paths';
import { BrandLink } from './brand';
import { HeaderMenu, HeaderTools } from './header-menu';
import { NavButton } from './nav-button';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  maxWidth: 1120,
  marginInline: 'auto',
  padding: '12px 16px',
  minHeight: 68,
  [theme.breakpoints.up('sm')]: { padding: '12px 24px' },
}));

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexGrow: 1,
  minWidth: 0,
  gap: 4,
  [theme.breakpoints.up('sm')]: { gap: 8 },
}));

/** The brand on the left, always a home link, and the page's own content on the right. */
export function PageHeader({ children }: { children?: ReactNode }) {
  const menu = useContext(HeaderMenu);
  const tools = useContext(HeaderTools);
  return (
    <Bar>
      <BrandLink />
      <End>
        {children ?? menu}
        {tools}
      </End>
    </Bar>
  );
}

/** The button on public pages; nothing while it is unknown whether the user is signed in. */
export function PublicHeader({ reader }: { reader: 'unknown' | 'visitor' | 'user' }) {
  return (
    <PageHeader>
      {reader === 'user' && (
        <NavButton to={PATHS.dashboard} variant="outlined">
          Back to Dashboard
        </NavButton>
      )}
      {reader === 'visitor' && (
        <NavButton to={PATHS.signIn} variant="outlined">
          Sign In
        </NavButton>
      )}
    </PageHeader>
  );
}
