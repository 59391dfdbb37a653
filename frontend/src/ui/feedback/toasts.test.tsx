import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../test/render-ui';
import { MessageDialog } from '../dialogs/message-dialog';
import { TitledDialog } from '../dialogs/titled-dialog';
import { ToastProvider, useToasts, type ToastMessage } from './toasts';

function Trigger({ label, message }: { label: string; message: ToastMessage }) {
  const { toast } = useToasts();
  return <button onClick={() => toast(message)}>{label}</button>;
}

function LateDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <MessageDialog
        open={isOpen}
        title="Welcome"
        description="Hello."
        action="Next"
        onAction={() => setOpen(false)}
      />
    </>
  );
}

/** It fills a phone's screen. */
function LateForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>score</button>
      <TitledDialog open={isOpen} title="Score" onClose={() => setOpen(false)}>
        <Trigger label="save in it" message={{ title: 'Saved in it' }} />
      </TitledDialog>
    </>
  );
}

function Resolved({ label, title }: { label: string; title: string }) {
  const { clear } = useToasts();
  return <button onClick={() => clear(title)}>{label}</button>;
}

function renderToasts() {
  renderUi(
    <ToastProvider>
      <Trigger
        label="save"
        message={{ title: 'Standards set!', description: 'Your evaluation criteria have been saved.' }}
      />
      <Trigger
        label="fail"
        message={{ tone: 'error', title: 'Login Failed', description: 'Please check.' }}
      />
      <Trigger label="open" message={{ tone: 'info', title: 'Opening...', isBrief: true }} />
      <Resolved label="signed in" title="Login Failed" />
      <LateForm />
    </ToastProvider>,
  );
}

describe('a toast', () => {
  it('for a success is a status, read as one sentence', async () => {
    renderToasts();
    await userEvent.click(screen.getByText('save'));
    expect(screen.getByRole('status').textContent).toBe(
      'Standards set! Your evaluation criteria have been saved.',
    );
  });

  it('appears in a region that was there before, and so is announced', async () => {
    renderToasts();
    const region = document.querySelector('[aria-live]');
    expect(region?.textContent).toBe('');
    await userEvent.click(screen.getByText('save'));
    expect(region?.contains(screen.getByRole('status'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(document.querySelector('[aria-live]')).toBe(region);
  });

  it('for a failure is an alert', async () => {
    renderToasts();
    await userEvent.click(screen.getByText('fail'));
    expect(screen.getByRole('alert').textContent).toBe('Login Failed: Please check.');
  });

  it('replaces the previous one', async () => {
    renderToasts();
    await userEvent.click(screen.getByText('fail'));
    await userEvent.click(screen.getByText('save'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toBeTruthy();
  });

  it('closes when dismissed', async () => {
    renderToasts();
    await userEvent.click(screen.getByText('save'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is readable over a dialog that opens after it', async () => {
    renderUi(
      <ToastProvider>
        <Trigger label="save" message={{ title: 'Standards set!' }} />
        <LateDialog />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByText('save'));
    await userEvent.click(screen.getByText('open'));
    expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Standards set!'));
    expect(screen.queryByRole('button', { name: 'save' })).toBeNull();
  });

  it('for a failure leaves once what it tells of is resolved, and nothing else does', async () => {
    renderToasts();
    await userEvent.click(screen.getByText('save'));
    await userEvent.click(screen.getByText('signed in'));
    expect(screen.getByRole('status').textContent).toContain('Standards set!');
    await userEvent.click(screen.getByText('fail'));
    await userEvent.click(screen.getByText('signed in'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('for a success makes room for a dialog that fills the screen, and one from within it stays', async () => {
    renderToasts();
    await userEvent.click(screen.getByText('save'));
    await userEvent.click(screen.getByText('score'));
    await screen.findByRole('dialog', { name: 'Score' });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await userEvent.click(screen.getByText('save in it'));
    expect(screen.getByRole('status').textContent).toBe('Saved in it');
  });

  it('for a failure stays when such a dialog opens', async () => {
    renderToasts();
    await userEvent.click(screen.getByText('fail'));
    await userEvent.click(screen.getByText('score'));
    await screen.findByRole('dialog', { name: 'Score' });
    expect((await screen.findByRole('alert')).textContent).toContain('Login Failed');
  });

  it('offers an action, and closes after it', async () => {
    const undo = jest.fn();
    renderUi(
      <ToastProvider>
        <Trigger label="save" message={{ title: 'Saved', action: { label: 'Undo', onAction: undo } }} />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByText('save'));
    expect(undo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('that only says that something begins is gone after three seconds, also under a pointer', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      renderToasts();
      await user.click(screen.getByText('open'));
      await user.hover(screen.getByRole('status'));
      act(() => jest.advanceTimersByTime(2_900));
      expect(screen.getByRole('status').textContent).toBe('Opening...');
      act(() => jest.advanceTimersByTime(100));
      expect(screen.queryByRole('status')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('closes automatically, but never while the pointer is over it', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      renderToasts();
      await user.click(screen.getByText('save'));
      await user.hover(screen.getByRole('status'));
      act(() => jest.advanceTimersByTime(60_000));
      expect(screen.getByRole('status')).toBeTruthy();
      await user.unhover(screen.getByRole('status'));
      act(() => jest.advanceTimersByTime(5_000));
      expect(screen.queryByRole('status')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});
