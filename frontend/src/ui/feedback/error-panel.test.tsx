import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../test/render-ui';
import { ApiError } from '../../lib/api/api-error';
import { ErrorPanel } from './error-panel';

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
