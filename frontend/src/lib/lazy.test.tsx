import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazy';

function Part() {
  return <p>Here</p>;
}

describe('a part that is loaded when it is first shown', () => {
  it('is loaded once more when that failed', async () => {
    let attempts = 0;
    const Lazy = lazyPart(() => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : Promise.resolve(Part);
    });
    render(<Lazy />);
    await screen.findByText('Here', {}, { timeout: 4000 });
    expect(attempts).toBe(2);
  });
});
