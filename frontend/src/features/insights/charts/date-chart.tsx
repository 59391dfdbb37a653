import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { GREEN_FROM_PERCENT, YELLOW_FROM_PERCENT } from '#scoring/compatibility';
import { memo } from 'react';
import type { NamedDate } from '../date-points';
import { chartStyle } from './chart-style';

const LOWEST = 10;
const HIGHEST = 100;
const MOST_MARKS = 40;

interface Props {
  dates: readonly NamedDate[];
  /** The date under the pointer or the finger; null when there is none. */
  onPoint: (index: number | null) => void;
}

/** Heart and head of every date, in their order; the same words stand in the table. */
export const DateChart = memo(function DateChart({ dates, onPoint }: Props) {
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
