import { styled } from '@mui/material/styles';

/** As the chevrons of the icon set are drawn. */
export const CHEVRON_LINE = '1.75px solid currentColor';

/** Native `details`, which search on the page opens, with the chevron of the product's other folds. */
export const Disclosure = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    cursor: 'pointer',
    fontSize: '0.9375rem',
    fontWeight: 560,
    color: theme.vars?.palette.primary.main,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      marginTop: -4,
      borderRight: CHEVRON_LINE,
      borderBottom: CHEVRON_LINE,
      transform: 'rotate(45deg)',
      transition: theme.transitions.create(['transform', 'margin'], { duration: 180 }),
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    },
  },
  '&[open] > summary::after': { transform: 'rotate(225deg)', marginTop: 4 },
}));
