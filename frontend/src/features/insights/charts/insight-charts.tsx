import { useTheme, type Theme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { memo } from 'react';
import { GREEN_FROM_PERCENT, YELLOW_FROM_PERCENT } from '#scoring/compatibility';
import { BAR_HEIGHT, type BarsProps, type NamedDate } from './chart-data';

/** Subtle axes and our own strokes instead of the library's defaults. */
const chartStyle = (theme: Theme) => ({
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

const LOWEST = 10;
const HIGHEST = 100;
const MOST_MARKS = 40;

interface DateChartProps {
  dates: readonly NamedDate[];
  /** The date under the pointer or finger; null when there is none. */
  onPoint: (index: number | null) => void;
}

/** Heart and head of every date, in order; the table has the same data. */
export const DateChart = memo(function DateChart({ dates, onPoint }: DateChartProps) {
  const { vars } = useTheme();
  const line = (id: string, color: string | undefined, data: (number | null)[]) => ({
    type: 'line' as const,
    id,
    color: color ?? '',
    data,
    curve: 'monotoneX' as const,
    connectNulls: true,
    showMark: dates.length <= MOST_MARKS,
    shape: 'circle' as const,
  });
  return (
    <ChartsContainer
      margin={{ top: 12, right: 12, bottom: 12, left: 6 }}
      disableKeyboardNavigation
      onHighlightedAxisChange={([axis]) => onPoint(axis?.dataIndex ?? null)}
      xAxis={[
        {
          scaleType: 'band',
          position: 'none',
          data: dates.map((_, index) => index),
        },
      ]}
      yAxis={[
        {
          min: LOWEST,
          max: HIGHEST,
          width: 36,
          tickInterval: [LOWEST, YELLOW_FROM_PERCENT, GREEN_FROM_PERCENT, HIGHEST],
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        line(
          'heart',
          vars?.palette.secondary.main,
          dates.map(({ heart }) => heart),
        ),
        line(
          'head',
          vars?.palette.primary.main,
          dates.map(({ head }) => head),
        ),
      ]}
      sx={chartStyle}
    >
      <ChartsGrid horizontal />
      <ChartsAxisHighlight x="line" />
      <LinePlot />
      <MarkPlot />
      <ChartsYAxis />
    </ChartsContainer>
  );
});

/** The bars only, one per row: the surrounding list has their labels and tracks. */
export function Bars({ items, min = 0, max, tone, rowHeight }: BarsProps) {
  const { vars } = useTheme();
  const ahead = vars?.palette[tone].main ?? '';
  const behind = vars?.palette.text.disabled ?? '';
  return (
    <ChartsContainer
      height={items.length * rowHeight}
      margin={0}
      disableKeyboardNavigation
      xAxis={[{ min, max, position: 'none', domainLimit: 'strict' }]}
      yAxis={[
        {
          scaleType: 'band',
          data: items.map((_, index) => index),
          position: 'none',
          categoryGapRatio: 1 - BAR_HEIGHT / rowHeight,
        },
      ]}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          data: items.map(({ value }) => value),
          colorGetter: ({ value }) => ((value ?? 0) < 0 ? behind : ahead),
        },
      ]}
    >
      <BarPlot borderRadius={BAR_HEIGHT / 2} />
    </ChartsContainer>
  );
}
