import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { GREEN_FROM_PERCENT, YELLOW_FROM_PERCENT } from '#scoring/compatibility';
import type { NamedDate } from '../date-points';
import { chartStyle } from './chart-style';

const LOWEST = 10;
const HIGHEST = 100;
const MOST_MARKS = 40;

const percent = (value: number | null) => (value === null ? 'too little rated' : `${Math.round(value)}%`);

/** Heart and head of every date, in their order; the same words stand in the table. */
export function DateChart({ dates }: { dates: readonly NamedDate[] }) {
  const { vars } = useTheme();
  const line = (id: string, label: string, color: string | undefined, data: (number | null)[]) => ({
    type: 'line' as const,
    id,
    label,
    color: color ?? '',
    data,
    curve: 'monotoneX' as const,
    connectNulls: true,
    showMark: dates.length <= MOST_MARKS,
    shape: 'circle' as const,
    valueFormatter: percent,
  });
  return (
    <ChartsContainer
      margin={{ top: 12, right: 12, bottom: 12, left: 6 }}
      disableKeyboardNavigation
      xAxis={[
        {
          scaleType: 'point',
          position: 'none',
          data: dates.map((_, index) => index),
          valueFormatter: (index: number) => `${dates[index]?.name}, ${dates[index]?.day}`,
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
          'Heart',
          vars?.palette.secondary.main,
          dates.map(({ heart }) => heart),
        ),
        line(
          'head',
          'Head',
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
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
