import { styled } from '@mui/material/styles';

/** Native `details`, which search on the page opens, with the chevron of the product's other folds. */
export const Disclosure = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    cursor: 'pointer',
    fontWeight: 560,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      marginTop: -4,
      borderRight: '2px solid currentColor',
      borderBottom: '2px solid currentColor',
      transform: 'rotate(45deg)',
      transition: theme.transitions.create(['transform', 'margin'], { duration: 180 }),
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    },
  },
  '&[open] > summary::after': { transform: 'rotate(225deg)', marginTop: 4 },
}));
