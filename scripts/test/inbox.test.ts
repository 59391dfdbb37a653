import { request } from 'node:http';
import { createTransport } from 'nodemailer';
import { startInbox } from '../embedded/inbox.mjs';
import { removeFolders, temporaryFolder, withTakenPort } from './support/processes';

type Inbox = Awaited<ReturnType<typeof startInbox>>;

const MAIL = {
  from: 'Heart & Head <hello@localhost>',
  to: 'Ada@example.org',
  subject: 'Confirm your email',
  text: 'Hello Ada: https://example.org/confirm?token=a&b=1.',
  html: '<p><a target="_top" href="https://example.org/confirm?token=a&amp;b=1">Confirm</a></p>',
};

let dataDir: string;
let inbox: Inbox;

beforeEach(async () => {
  dataDir = temporaryFolder();
  inbox = await startInbox({ dataDir });
});
afterEach(() => inbox.stop());
afterAll(removeFolders);

const send = (mail: Partial<typeof MAIL> = {}) =>
  createTransport(inbox.smtpUrl).sendMail({ ...MAIL, ...mail });
const messages = async (query = '') => (await fetch(`${inbox.webUrl}/api/messages${query}`)).json();

describe('the inbox', () => {
  it('lists an email received over SMTP, with its text, headers and links', async () => {
    await send();
    const [mail] = await messages();
    expect(mail).toMatchObject({
      to: ['Ada@example.org'],
      subject: 'Confirm your email',
      text: expect.stringContaining('Hello Ada'),
      headers: { subject: 'Confirm your email' },
      links: ['https://example.org/confirm?token=a&b=1'],
    });
    expect(mail.messageId).toMatch(/^<.+>$/);
  });

  it('finds the emails to one address, ignoring case, newest first', async () => {
    await send({ subject: 'one' });
    await send({ to: 'bob@example.org', subject: 'two' });
    await send({ subject: 'three' });
    const found: { subject: string }[] = await messages('?to=ada@EXAMPLE.org');
    expect(found.map(({ subject }) => subject)).toEqual(['three', 'one']);
  });

  it('keeps its emails across a restart, until they are deleted', async () => {
    await send();
    await inbox.stop();
    inbox = await startInbox({ dataDir });
    expect(await messages()).toHaveLength(1);
    await fetch(`${inbox.webUrl}/api/messages`, { method: 'DELETE' });
    expect(await messages()).toEqual([]);
  });

  it('shows HTML without scripts, and opens links in a new tab', async () => {
    await send();
    const [{ id }] = await messages();
    const answer = await fetch(`${inbox.webUrl}/api/messages/${id}/html`);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups [^;]*; default-src 'none'/,
    );
    expect(await answer.text()).toContain('<a target="_blank" rel="noopener noreferrer" target="_top"');
  });

  it('notifies an open page of new email', async () => {
    const stream = await fetch(`${inbox.webUrl}/api/events`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await send();
    let heard = '';
    while (!heard.includes('event: change'))
      heard += (await reader?.read())?.value ?? 'event: change missing';
    await reader?.cancel();
    expect(heard).toContain('event: change\n');
  });

  it('rejects requests under another host name', async () => {
    const status = await new Promise((done, fail) => {
      const call = request(`${inbox.webUrl}/api/messages`, { headers: { Host: 'elsewhere.example' } });
      call
        .once('response', (response) => done(response.resume().statusCode))
        .once('error', fail)
        .end();
    });
    expect(status).toBe(403);
  });

  it('names the variable to change when its port is taken', async () => {
    await withTakenPort(async (port) => {
      await expect(startInbox({ dataDir: temporaryFolder(), webPort: port })).rejects.toThrow(
        `Port ${port} for the inbox page is taken. Stop the program that uses it, or set INBOX_PORT to a free port.`,
      );
    });
  });
});
