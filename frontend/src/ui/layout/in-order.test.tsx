import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { InOrder, StillSettling } from './in-order';

const page = (first: string | null) => (
  <InOrder first={first ?? <StillSettling />}>{(isWaiting) => (isWaiting ? 'place' : 'below')}</InOrder>
);

it('shows what is below only once what comes first is there', () => {
  const { container, rerender } = render(page(null));
  expect(container.textContent).toBe('place');
  rerender(page('first '));
  expect(container.textContent).toBe('first below');
});

it('never mounts what is below before that', () => {
  const mounted = jest.fn();
  function Below() {
    useEffect(mounted, []);
    return 'below';
  }
  const below = (first: string | null) => (
    <InOrder first={first ?? <StillSettling />}>{(isWaiting) => !isWaiting && <Below />}</InOrder>
  );
  const { rerender } = render(below(null));
  expect(mounted).not.toHaveBeenCalled();
  rerender(below('first '));
  expect(mounted).toHaveBeenCalledTimes(1);
});

it('keeps showing it while something above loads once more', () => {
  const { container, rerender } = render(page(null));
  rerender(page('first '));
  rerender(page(null));
  expect(container.textContent).toBe('below');
});

it('shows everything at once where nothing is still coming', () => {
  render(page('first '));
  expect(screen.getByText('first below')).toBeTruthy();
});

it("doesn't wait forever", () => {
  jest.useFakeTimers();
  try {
    const { container } = render(page(null));
    act(() => jest.advanceTimersByTime(4_900));
    expect(container.textContent).toBe('place');
    act(() => jest.advanceTimersByTime(200));
    expect(container.textContent).toBe('below');
  } finally {
    jest.useRealTimers();
  }
});
