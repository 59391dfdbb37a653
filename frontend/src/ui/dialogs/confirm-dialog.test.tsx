import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../test/render-ui';
import { ConfirmDialog } from './confirm-dialog';

describe('a confirmation', () => {
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

  it('is named by its title and described by its text', () => {
    const { dialog } = ask();
    const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(text?.textContent).toBe('This permanently removes all ratings for that date.');
  });

  it('focuses the safe button', () => {
    ask();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('can be confirmed or canceled, and Escape cancels', async () => {
    const { answers, dialog } = ask();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    expect(answers).toEqual(['delete', 'keep', 'keep']);
  });

  it("can't be confirmed again or canceled while it is pending", async () => {
    const { answers } = ask(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Delete', busy: true }));
    await userEvent.keyboard('{Escape}');
    expect(answers).toEqual([]);
  });
});
