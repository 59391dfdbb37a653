import { act, screen } from '@testing-library/react';
import { renderUi } from '../../../test/render-ui';
import { IdeaProgress, PROGRESS_STEPS } from './idea-progress';

describe('while ideas load', () => {
  it('shows nine messages one after the other; the last one stays', () => {
    jest.useFakeTimers();
    renderUi(<IdeaProgress />);
    const said = new Set<string | null>();
    for (let step = 0; step < 12; step++) {
      said.add(screen.getByRole('status').textContent);
      act(() => jest.advanceTimersByTime(1_400));
    }
    jest.useRealTimers();
    expect([...said]).toEqual([...PROGRESS_STEPS]);
    expect(said.size).toBe(9);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });
});
