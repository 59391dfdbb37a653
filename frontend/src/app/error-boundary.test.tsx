import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary';

describe('the error boundary', () => {
  it('replaces a broken page with a message and a button', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = jest.fn();
    function Broken(): never {
      throw new Error('broken');
    }
    render(
      <ErrorBoundary reload={reload}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByText('Please refresh the page to try again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reload).toHaveBeenCalledTimes(1);
    quiet.mockRestore();
  });
});
