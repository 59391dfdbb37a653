import { renderHook, waitFor } from '@testing-library/react';
import { afterDialogs, useDialogHistory } from './dialog-history';

const stateNow = () => window.history.state as { page?: string; dialogs?: string[] };

function openDialog() {
  return renderHook(({ isShown }) => useDialogHistory(isShown, () => true), {
    initialProps: { isShown: true },
  });
}

/** Once a dialog of another test has left the history, and one that waited for it. */
const atRest = () => new Promise<void>((done) => afterDialogs(() => afterDialogs(done)));

describe('two dialogs, one above the other', () => {
  it('step back once each when the one below closes while the one above steps back', async () => {
    // A step back that is still under way would leave the entry that is marked here.
    await atRest();
    window.history.replaceState({ page: 'here' }, '');
    const below = openDialog();
    const above = openDialog();
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
