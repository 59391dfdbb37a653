import { styled } from '@mui/material/styles';
import { barFill, barTrack } from '../../../../ui/dials/bar-styles';

/** Rows of words and a `.count`, each over a `.track` with its `.bar`. */
export const BarList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    rowGap: 4,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& .count': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& .track': {
    gridColumn: '1 / -1',
    height: 6,
    borderRadius: 3,
    overflow: 'hidden',
    ...barTrack(theme),
  },
  '& .bar': { height: '100%', borderRadius: 3, ...barFill(theme.vars?.palette.primary.main) },
}));
