import type { Theme } from '@mui/material/styles';

/** Quiet axes and our own strokes instead of the library's look. */
export const chartStyle = (theme: Theme) => ({
  overflow: 'visible',
  '& .MuiChartsGrid-line': { stroke: theme.vars?.palette.divider },
  '& .MuiChartsAxis-tickLabel': {
    fill: theme.vars?.palette.text.secondary,
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiChartsAxisHighlight-root': { stroke: theme.vars?.palette.text.secondary, strokeDasharray: '2 4' },
  '& .MuiLineChart-line': { strokeWidth: 2.5 },
  '& .MuiLineChart-line[data-series="heart"]': { strokeDasharray: '1 6', strokeWidth: 3 },
  '& .MuiLineChart-mark': { strokeWidth: 2.5, fill: theme.vars?.palette.background.paper },
  '& .MuiLineChart-mark[data-series="heart"]': { fill: theme.vars?.palette.secondary.main, strokeWidth: 0 },
});
