import type { SxProps, Theme } from '@mui/material/styles';

/** Quiet axes and our own strokes instead of the library's look. */
export const chartStyle: SxProps<Theme> = {
  overflow: 'visible',
  '& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-divider)', strokeDasharray: '2 4' },
  '& .MuiChartsAxis-tickLabel': {
    fill: 'var(--mui-palette-text-secondary)',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiLineChart-line': { strokeWidth: 2.5 },
  '& .MuiLineElement-root': { strokeWidth: 2.5 },
  '& .MuiMarkElement-root': { strokeWidth: 2, fill: 'var(--mui-palette-background-paper)' },
  '& .MuiChartsAxisHighlight-root': { stroke: 'var(--mui-palette-text-secondary)', strokeDasharray: '2 3' },
};
