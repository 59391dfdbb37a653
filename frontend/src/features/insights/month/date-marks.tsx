import { styled } from '@mui/material/styles';
import { FORCED_COLORS } from '../../../ui/dials/bar-styles';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';

/** A dot for the head and a ring for the heart, as in the chart of all dates. */
const Mark = styled('span')<{ tone: 'primary' | 'secondary' }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  marginLeft: tone === 'secondary' ? 14 : 0,
  fontVariantNumeric: 'tabular-nums',
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: '50%',
    boxSizing: 'border-box',
    border: `2.5px solid ${theme.vars?.palette[tone].main}`,
    backgroundColor: tone === 'primary' ? theme.vars?.palette.primary.main : 'transparent',
  },
}));

interface Props {
  /** Percentages; null while too little was rated. */
  head: number | null;
  heart: number;
}

/** "Head 65%, Heart 65%", each with its mark. */
export function DateMarks({ head, heart }: Props) {
  return (
    <>
      <Mark tone="primary">{head === null ? 'Not rated enough' : `Head ${Math.round(head)}%`}</Mark>
      <VisuallyHidden>, </VisuallyHidden>
      <Mark tone="secondary">Heart {Math.round(heart)}%</Mark>
    </>
  );
}

/** A scored date in one small mark, as in the chart of all dates: the heart's ring around the head's dot. */
export const DateDot = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-block',
  width: 12,
  height: 12,
  padding: 1.5,
  borderRadius: '50%',
  boxSizing: 'border-box',
  border: `2px solid ${theme.vars?.palette.secondary.main}`,
  background: `${theme.vars?.palette.primary.main} content-box`,
  // Not there yet: an outline only.
  '&.planned': { background: 'none', border: `1.5px dashed ${theme.vars?.palette.primary.main}` },
  [FORCED_COLORS]: { border: '2px solid CanvasText' },
  '@media print': { border: '1px solid' },
}));
