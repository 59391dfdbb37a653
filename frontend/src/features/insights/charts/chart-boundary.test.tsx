import { screen } from '@testing-library/react';
import { renderUi } from '../../../../test/render-ui';
import { ChartBoundary } from './chart-boundary';

function Broken(): never {
  throw new Error('The chart could not be loaded');
}

it('a chart that can not be shown leaves its words in its place', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderUi(
    <ChartBoundary fallback={<p>The same in words</p>}>
      <Broken />
    </ChartBoundary>,
  );
  screen.getByText('The same in words');
  errors.mockRestore();
});
