import { styled } from '@mui/material/styles';
import { FORCED_COLORS } from '../../dials/bar-styles';

/** Its line is 1.75 px, like that of the icon set's own where a component can draw it. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18" fill="none" stroke="#000" stroke-width="1.75" ' +
  'stroke-linecap="round" stroke-linejoin="round"><path d="m4.5 6.75 4.5 4.5 4.5-4.5"/></svg>';

/** The chevron of the product's other folds, for what has no room for an element in it. */
export const CHEVRON = {
  content: '""',
  width: 18,
  height: 18,
  backgroundColor: 'currentColor',
  mask: `url("data:image/svg+xml,${encodeURIComponent(ICON)}") center / contain no-repeat`,
  [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
} as const;

/** Native `details`, which search on the page opens. */
export const Disclosure = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    cursor: 'pointer',
    fontSize: '0.9375rem',
    fontWeight: 560,
    color: theme.vars?.palette.primary.main,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      ...CHEVRON,
      flex: 'none',
      transition: theme.transitions.create('transform', { duration: 180 }),
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    },
  },
  '&[open] > summary::after': { transform: 'rotate(180deg)' },
}));
