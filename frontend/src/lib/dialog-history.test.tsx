import { renderHook, waitFor } from '@testing-library/react';
import { useDialogHistory } from './dialog-history';

const stateNow = () => window.history.state as { page?: string; dialogs?: string[] };

function openDialog() {
  return renderHook(({ isShown }) => useDialogHistory(isShown, () => true), {
    initialProps: { isShown: true },
  });
}

describe('two dialogs, one above the other', () => {
  it('step back once each when the one below closes while the one above steps back', async () => {
    window.history.replaceState({ page: 'here' }, '');
    const below = openDialog();
    const above = openDialog();
    // A step of another file's dialog may still be under way.
    await waitFor(() => expect(stateNow().dialogs).toHaveLength(2));
    // A browser adds up the steps that are asked for in one moment; the page's own entry would be left.
    const go = jest.spyOn(window.history, 'go');
    above.rerender({ isShown: false });
    // The step back has been asked for, and hasn't arrived.
    await Promise.resolve();
    below.rerender({ isShown: false });
    await waitFor(() => expect(stateNow()).toEqual({ page: 'here' }));
    expect(go.mock.calls).toEqual([[-1], [-1]]);
    go.mockRestore();
  });
});
