import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { doubleTap } from '../../../test/double-tap';
import { renderUi } from '../../../test/render-ui';
import { HideToggle } from './hide-toggle';
import { Private } from './private';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const toggle = () => screen.getByRole('button', { name: 'Hide people and percentages' });

function open(staysShown = false) {
  return renderUi(
    <>
      <HideToggle />
      <Private staysShown={staysShown}>
        <h2>Robin</h2>
      </Private>
    </>,
  );
}

describe('what is private', () => {
  it('is hidden with one tap, to the eye and to a screen reader, and shown with another', async () => {
    open();
    screen.getByRole('heading', { name: 'Robin' });
    await user.click(toggle());
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('Robin').closest('[inert]')).not.toBeNull();
    screen.getByRole('button', { name: 'Hidden. Show for a moment' });
    await user.click(toggle());
    screen.getByRole('heading', { name: 'Robin' });
  });

  it('stays hidden after a double tap', async () => {
    open();
    await doubleTap(user, toggle());
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
  });

  it('can be seen for eight seconds', async () => {
    localStorage.setItem('device:hide', 'on');
    open();
    await user.click(screen.getByRole('button', { name: 'Hidden. Show for a moment' }));
    screen.getByRole('heading', { name: 'Robin' });
    act(() => jest.advanceTimersByTime(8_000));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('stays shown where people type, until everything is hidden again', async () => {
    localStorage.setItem('device:hide', 'on');
    open(true);
    await user.click(screen.getByRole('button', { name: 'Hidden. Show for a moment' }));
    act(() => jest.advanceTimersByTime(60_000));
    screen.getByRole('heading', { name: 'Robin' });
    await user.click(toggle());
    await user.click(toggle());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is hidden from its first moment where it was hidden before', () => {
    localStorage.setItem('device:hide', 'on');
    open();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
