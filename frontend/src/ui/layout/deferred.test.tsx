import { render, screen } from '@testing-library/react';
import { NearViewport } from './deferred';

it('shows what is heavy at once where nothing can tell how near the reader is', () => {
  render(<NearViewport waiting="soon">here</NearViewport>);
  expect(screen.getByText('here')).toBeTruthy();
});

it('waits for the reader, and no longer than a moment', async () => {
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
