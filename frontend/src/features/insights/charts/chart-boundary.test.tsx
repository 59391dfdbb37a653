import { screen } from '@testing-library/react';
import { renderUi } from '../../../../test/render-ui';
import { ChartBoundary } from './chart-boundary';

function Broken(): never {
  throw new Error("The chart couldn't be loaded");
}

it("a chart that can't be shown is replaced by its text", () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderUi(
    <ChartBoundary fallback={<p>The same in words</p>}>
      <Broken />
    </ChartBoundary>,
  );
  screen.getByText('The same in words');
  errors.mockRestore();
});
