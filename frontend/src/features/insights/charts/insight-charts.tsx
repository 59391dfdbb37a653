import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { BAR_HEIGHT, type BarsProps } from './chart-data';

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
