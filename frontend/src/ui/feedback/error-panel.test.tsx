import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../test/render-ui';
import { ApiError } from '../../lib/api/api-error';
import { ErrorPanel } from './error-panel';
import { SaidOnce } from './said-once';

describe('a failed load', () => {
  it('says what happened and offers one action', async () => {
    const retried = jest.fn();
    const error = new ApiError({ status: 500, message: 'boom', loading: 'candidates' });
    renderUi(<ErrorPanel error={error} onAction={retried} />);
    expect(within(screen.getByRole('alert')).getByRole('heading').textContent).toBe(
      'Trouble loading your matches',
    );
    expect(screen.queryByText('boom')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(retried).toHaveBeenCalledTimes(1);
  });

  it('has a message for unexpected errors', () => {
    renderUi(<ErrorPanel error={new Error('odd')} onAction={() => undefined} />);
    expect(screen.getByRole('heading').textContent).toBe('Something unexpected happened');
  });
});

describe('the same failure in several places', () => {
  const outage = () => new ApiError({ status: 500, message: 'boom' });

  it('is said in the first, with one button that retries them all', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    renderUi(
      <SaidOnce>
        <ErrorPanel error={outage()} onAction={first} />
        <ErrorPanel error={outage()} onAction={second} />
      </SaidOnce>,
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByText("This part didn't load either.")).toHaveLength(1);
    await userEvent.click(screen.getByRole('button'));
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('leaves what failed for another reason its own words', () => {
    renderUi(
      <SaidOnce>
        <ErrorPanel error={outage()} onAction={() => undefined} />
        <ErrorPanel error={new Error('odd')} onAction={() => undefined} />
      </SaidOnce>,
    );
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });
});

it('says offline that it is the connection, also where a script is missing', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderUi(<ErrorPanel error={null} onAction={() => undefined} />);
  expect(screen.getByRole('heading').textContent).toBe('Connection hiccup');
  isOnline.mockRestore();
});
