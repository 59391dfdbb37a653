import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../test/render-ui';
import { ApiError } from '../lib/api-error';
import { ConfirmDialog } from './confirm-dialog';
import { ErrorPanel } from './error-panel';
import { FormDialog } from './form-dialog';

describe('a question before something final', () => {
  function ask(isPending = false) {
    const answers: string[] = [];
    renderUi(
      <ConfirmDialog
        open
        title="Delete Date Experience"
        description="This permanently removes all ratings for that date."
        confirmLabel="Delete"
        isPending={isPending}
        onConfirm={() => answers.push('delete')}
        onClose={() => answers.push('keep')}
      />,
    );
    return { answers, dialog: screen.getByRole('dialog', { name: 'Delete Date Experience' }) };
  }

  it('is named by its title and read with its text', () => {
    const { dialog } = ask();
    const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(text?.textContent).toBe('This permanently removes all ratings for that date.');
  });

  it('has the safe answer under the hand', () => {
    ask();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('takes either answer, and Escape for the safe one', async () => {
    const { answers, dialog } = ask();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    expect(answers).toEqual(['delete', 'keep', 'keep']);
  });

  it('cannot be confirmed twice', () => {
    ask(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  });
});

describe('a form in a dialog', () => {
  function openForm(state: { isDirty?: boolean; isPending?: boolean } = {}) {
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

  it('is sent with its button or with Enter, and nothing around it is', async () => {
    const events = openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Add Match' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Sam{Enter}');
    expect(events).toEqual(['submitted', 'submitted']);
  });

  it('closes with Cancel, the cross and Escape, and asks nothing', async () => {
    const events = openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(events).toEqual(['closed', 'closed', 'closed']);
  });

  const clickBesideIt = () =>
    userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body);

  it('closes with a click beside it only while nothing is filled in', async () => {
    const untouched = openForm();
    await clickBesideIt();
    expect(untouched).toEqual(['closed']);
    cleanup();
    const filled = openForm({ isDirty: true });
    await clickBesideIt();
    expect(filled).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(filled).toEqual(['closed']);
  });

  it('stays open while it saves', async () => {
    const events = openForm({ isPending: true });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    await clickBesideIt();
    expect(events).toEqual([]);
  });
});

describe('a failed load', () => {
  it('says what happened and offers the one thing to do', async () => {
    const retried = jest.fn();
    const error = new ApiError({ status: 500, message: 'boom', loading: 'candidates' });
    renderUi(<ErrorPanel error={error} onAction={retried} />);
    expect(within(screen.getByRole('alert')).getByRole('heading').textContent).toBe(
      'Trouble loading your matches',
    );
    expect(screen.queryByText('boom')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(retried).toHaveBeenCalledTimes(1);
  });

  it('has words for what nobody expected', () => {
    renderUi(<ErrorPanel error={new Error('odd')} onAction={() => undefined} />);
    expect(screen.getByRole('heading').textContent).toBe('Something unexpected happened');
  });
});
