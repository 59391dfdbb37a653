import { render, screen } from '@testing-library/react';
import { NearViewport } from './deferred';

it('shows its content right away without IntersectionObserver', () => {
  render(<NearViewport waiting="soon">here</NearViewport>);
  expect(screen.getByText('here')).toBeTruthy();
});

it('waits until the user scrolls near, but only briefly', async () => {
  const watch = jest.fn();
  class Observer {
    observe = watch;
    disconnect = jest.fn();
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  render(<NearViewport waiting="soon">here</NearViewport>);
  expect(screen.getByText('soon')).toBeTruthy();
  expect(watch).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('here')).toBeTruthy();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
