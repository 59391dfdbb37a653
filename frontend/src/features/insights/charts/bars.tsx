import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { BAR_ROW_HEIGHT, type BarsProps } from '../bar-list';
import { chartStyle } from './chart-style';

const BAR_HEIGHT = 8;

/** The bars alone: their words stand in the list around them, one row each. */
export function Bars({ items, min = 0, max, tone }: BarsProps) {
  const { vars } = useTheme();
  const ahead = vars?.palette[tone].main ?? '';
  const behind = vars?.palette.text.disabled ?? '';
  return (
    <ChartsContainer
      height={items.length * BAR_ROW_HEIGHT}
      margin={0}
      disableKeyboardNavigation
      xAxis={[{ min, max, position: 'none', domainLimit: 'strict' }]}
      yAxis={[
        {
          scaleType: 'band',
          data: items.map((_, index) => index),
          position: 'none',
          categoryGapRatio: 1 - BAR_HEIGHT / BAR_ROW_HEIGHT,
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
      sx={chartStyle}
    >
      <BarPlot borderRadius={BAR_HEIGHT / 2} />
      {min < 0 && <ChartsReferenceLine x={0} />}
    </ChartsContainer>
  );
}
