import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../test/render-ui';
import { FormDialog } from './form-dialog';

describe('a form in a dialog', () => {
  function openForm(state: { isDirty?: boolean; isPending?: boolean; hasNoDraft?: boolean } = {}) {
    const events: string[] = [];
    renderUi(
      <form onSubmit={() => events.push('outer form')}>
        <FormDialog
          open
          title="Add New Match"
          submitLabel="Add Match"
          isDirty={false}
          {...state}
          onSubmit={() => events.push('submitted')}
          onClose={() => events.push('closed')}
        >
          <input aria-label="Name" />
        </FormDialog>
      </form>,
    );
    return events;
  }

  it('is submitted with its button or with Enter, without submitting the outer form', async () => {
    const events = openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Add Match' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Sam{Enter}');
    expect(events).toEqual(['submitted', 'submitted']);
  });

  it('closes without asking on Cancel, the close button and Escape', async () => {
    const events = openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(events).toEqual(['closed', 'closed', 'closed']);
  });

  const clickOutside = () => userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body);

  it('closes on a click outside it only while nothing is filled in', async () => {
    const untouched = openForm();
    await clickOutside();
    expect(untouched).toEqual(['closed']);
    cleanup();
    const filled = openForm({ isDirty: true });
    await clickOutside();
    expect(filled).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(filled).toEqual(['closed']);
  });

  /** A finger that takes the sheet by its handle. */
  function pullDown() {
    const handle = document.querySelector('[data-grab-handle]');
    if (!(handle instanceof HTMLElement)) throw new Error('It has no handle.');
    handle.setPointerCapture = () => undefined;
    const at = { pointerdown: 0, pointermove: 200, pointerup: 200 };
    for (const [type, clientY] of Object.entries(at))
      fireEvent(handle, new MouseEvent(type, { bubbles: true, clientY }));
  }

  const position = () => document.querySelector<HTMLElement>('.MuiDialog-paper')?.style.transform;

  it('is pulled away, unless that would lose what was typed', async () => {
    const kept = openForm({ isDirty: true });
    pullDown();
    expect(position()).toBe('translateY(100%)');
    await waitFor(() => expect(kept).toEqual(['closed']));
    cleanup();
    const lost = openForm({ isDirty: true, hasNoDraft: true });
    pullDown();
    expect(position()).toBe('');
    expect(lost).toEqual([]);
  });

  it('stays open while saving', async () => {
    const events = openForm({ isPending: true });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    await clickOutside();
    expect(events).toEqual([]);
  });
});
