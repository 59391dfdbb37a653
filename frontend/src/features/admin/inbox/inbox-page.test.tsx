import { screen, waitFor, within } from '@testing-library/react';
import type { InboxMessage } from '#contract/console/contact-inbox';
import { INBOX_ENTRY, INBOX_MESSAGE } from '../../../../test/admin-fixtures';
import { renderConsole } from '../../../../test/render-console';

const LIST = { messages: [INBOX_ENTRY], open: 3, next: null };
const ANSWERED: InboxMessage = {
  ...INBOX_MESSAGE,
  doneAt: '2026-03-06T12:00:00',
  replies: [
    {
      id: 'r-1',
      text: 'It is here.',
      author: 'ada@example.test',
      createdAt: '2026-03-06T12:00:00',
      delivery: 'waiting',
    },
  ],
};

const openInbox = (answers: Parameters<typeof renderConsole>[1] = {}, state = 'open') =>
  renderConsole(`settings&inbox=${state}`, {
    'GET /api/admin/contact-messages': { body: LIST },
    'GET /api/admin/contact-messages/m-1': { body: INBOX_MESSAGE },
    ...answers,
  });

async function openMessage(app: ReturnType<typeof openInbox>) {
  await app.user.click(
    await screen.findByRole('button', { name: 'Open "Where is my data?" from kim@example.test' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Support' }));
  await dialog.findByLabelText('Your reply');
  return dialog;
}

describe('the inbox', () => {
  it('is opened from the settings, which say how much there is to answer', async () => {
    const { user, address } = renderConsole('settings', {
      'GET /api/admin/contact-messages': { body: LIST },
    });
    await screen.findByText('3 to answer.');
    await user.click(screen.getByRole('button', { name: 'Open inbox' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=settings&inbox=open'));
    await screen.findByText('Showing 1, newest first.');
  });

  it('is searched by a full address, and shows what is done', async () => {
    const app = openInbox();
    await screen.findByText('Showing 1, newest first.');
    await app.user.type(screen.getByLabelText('Full email address'), 'kim@example');
    await screen.findByText('Not a full address yet.');
    await app.user.type(screen.getByLabelText('Full email address'), '.test');
    const asked = () => app.network.sent('GET', '/api/admin/contact-messages').map(({ path }) => path);
    await waitFor(() => expect(asked().at(-1)).toContain('address=kim%40example.test'));
    app.network.answer('GET /api/admin/contact-messages', { body: { messages: [], open: 3, next: null } });
    await app.user.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByText('No matching messages');
    expect(asked().at(-1)).toContain('state=done');
  });

  it('offers a retry when it cannot be loaded', async () => {
    const app = openInbox({ 'GET /api/admin/contact-messages': { status: 500, body: {} } });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    app.network.answer('GET /api/admin/contact-messages', { body: LIST });
    await app.user.click(retry);
    await screen.findByText('Showing 1, newest first.');
  });
});

describe('a message', () => {
  it('is answered by email, and then done', async () => {
    const app = openInbox({
      'POST /api/admin/contact-messages/m-1/replies': { status: 201, body: ANSWERED },
    });
    const dialog = await openMessage(app);
    expect(dialog.getByRole('article').textContent).toContain('Dear support,\nwhere is it?');
    await app.user.click(dialog.getByRole('button', { name: 'Send Reply' }));
    await dialog.findByText('A reply is required');
    await app.user.type(dialog.getByLabelText('Your reply'), 'It is here.');
    await app.user.click(dialog.getByRole('button', { name: 'Send Reply' }));
    await screen.findByText('Reply Sent');
    const [sent] = app.network.sent('POST', '/api/admin/contact-messages/m-1/replies');
    expect(sent?.body).toEqual({ text: 'It is here.', done: true, seenReplies: 0 });
    expect(sent?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open until the reply is sent, and says so without waiting for the list', async () => {
    let arrive: () => void = () => undefined;
    const sending = new Promise<void>((resolve) => (arrive = resolve));
    const app = openInbox({
      'POST /api/admin/contact-messages/m-1/replies': async () => {
        await sending;
        return { status: 201, body: ANSWERED };
      },
    });
    const dialog = await openMessage(app);
    await app.user.type(dialog.getByLabelText('Your reply'), 'It is here.');
    app.network.answer('GET /api/admin/contact-messages', () => new Promise(() => undefined));
    await app.user.click(dialog.getByRole('button', { name: 'Send Reply' }));
    await dialog.findByText('Sending...');
    for (const button of dialog.getAllByRole<HTMLButtonElement>('button', { name: 'Close' }))
      expect(button.disabled).toBe(true);
    await app.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    arrive();
    await screen.findByText('Reply Sent');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the reply as a draft, and shows earlier ones with what became of them', async () => {
    const app = openInbox({ 'GET /api/admin/contact-messages/m-1': { body: ANSWERED } });
    const dialog = await openMessage(app);
    dialog.getByText('On its way');
    await app.user.type(dialog.getByLabelText('Your reply'), 'Not finished');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openMessage(app);
    expect(again.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Not finished');
    again.getByText('Your draft is still here.', { exact: false });
  });

  it('says who else answered it meanwhile, keeps what was typed, and is sent only after that was seen', async () => {
    const app = openInbox({
      'POST /api/admin/contact-messages/m-1/replies': {
        status: 409,
        body: {
          statusCode: 409,
          code: 'contact-message.answered',
          message: 'ada@example.test has answered.',
        },
      },
    });
    const dialog = await openMessage(app);
    await app.user.type(dialog.getByLabelText('Your reply'), 'It is there.');
    app.network.answer('GET /api/admin/contact-messages/m-1', { body: { ...ANSWERED, doneAt: null } });
    await app.user.click(dialog.getByRole('button', { name: 'Send Reply' }));
    const notice = await dialog.findByRole('alert');
    expect(notice.textContent).toBe(
      'Answered by ada@example.test at 12:00. Look at it before you answer again.',
    );
    dialog.getByText('It is here.');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('It is there.');
    app.network.answer('POST /api/admin/contact-messages/m-1/replies', { status: 201, body: ANSWERED });
    await app.user.click(dialog.getByRole('button', { name: 'Send Reply' }));
    await screen.findByText('Reply Sent');
    const sent = app.network.sent('POST', '/api/admin/contact-messages/m-1/replies');
    expect(sent.map(({ body }) => body)).toEqual([
      { text: 'It is there.', done: true, seenReplies: 0 },
      { text: 'It is there.', done: true, seenReplies: 1 },
    ]);
  });

  it('tells in the list who answered it', async () => {
    const lastReply = { author: 'ada@example.test', createdAt: '2026-03-06T12:00:00' };
    openInbox({
      'GET /api/admin/contact-messages': {
        body: {
          ...LIST,
          messages: [
            { ...INBOX_ENTRY, id: 'm-2' },
            { ...INBOX_ENTRY, replyCount: 1, lastReply },
          ],
        },
      },
    });
    await screen.findByText('Answered by ada@example.test, Mar 06, 2026 12:00');
    const rows = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    const [waiting, answered] = rows.map((row) => within(row));
    waiting?.getByText('To answer');
    answered?.getByText('Answered');
    expect(answered?.queryByText('To answer')).toBeNull();
  });

  it('is marked done, or opened again, without a reply', async () => {
    const app = openInbox({
      'GET /api/admin/contact-messages/m-1': { body: ANSWERED },
      'POST /api/admin/contact-messages/m-1/done': { body: INBOX_MESSAGE },
    });
    const dialog = await openMessage(app);
    await app.user.click(dialog.getByRole('button', { name: 'Reopen' }));
    await screen.findByText('Open Again');
    expect(app.network.sent('POST', '/api/admin/contact-messages/m-1/done')[0]?.body).toEqual({
      done: false,
    });
    await dialog.findByRole('button', { name: 'Mark as done' });
  });
});
