import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrandLink } from './brand';

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

/** The brand on the left (always leading home) and whatever the page puts on the right. */
export function PageHeader({ children }: { children?: ReactNode }) {
  return (
    <Bar>
      <BrandLink />
      {children}
    </Bar>
  );
}
