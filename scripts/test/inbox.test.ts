import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
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
const withToken = () => ({ authorization: `Bearer ${inbox.token}` });
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${inbox.webUrl}${path}`, { headers: withToken(), ...init });
const messages = async (query = '') => (await call(`/api/messages${query}`)).json();
/** The status of a request with headers that `fetch` doesn't let a caller set. */
const statusOf = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise((done, fail) => {
    request(`${inbox.webUrl}${path}`, { method, headers: { ...withToken(), ...headers } })
      .once('response', (response) => done(response.resume().statusCode))
      .once('error', fail)
      .end();
  });

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
    await call('/api/messages', { method: 'DELETE' });
    expect(await messages()).toEqual([]);
  });

  it('shows HTML without scripts, and opens links in a new tab', async () => {
    await send();
    const [{ id }] = await messages();
    const answer = await call(`/api/messages/${id}/html`);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups [^;]*; default-src 'none'/,
    );
    expect(await answer.text()).toContain('<a target="_blank" rel="noopener noreferrer" target="_top"');
  });

  it('notifies an open page of new email', async () => {
    const stream = await call('/api/events');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await send();
    let heard = '';
    while (!heard.includes('event: change'))
      heard += (await reader?.read())?.value ?? 'event: change missing';
    await reader?.cancel();
    expect(heard).toContain('event: change\n');
  });

  it('rejects requests under another host name', async () => {
    expect(await statusOf('/api/messages', { Host: 'elsewhere.example' })).toBe(403);
  });

  it("rejects requests that another origin's page makes, even with the token", async () => {
    const origins = ['http://localhost:3000', 'https://elsewhere.example', 'null'];
    for (const Origin of origins) expect(await statusOf('/api/messages', { Origin }, 'DELETE')).toBe(403);
    expect(await statusOf('/api/messages', { Origin: inbox.webUrl }, 'DELETE')).toBe(204);
  });

  it('names the variable to change when its port is taken', async () => {
    await withTakenPort(async (port) => {
      await expect(startInbox({ dataDir: temporaryFolder(), webPort: port })).rejects.toThrow(
        `Port ${port} for the inbox page is taken. Stop the program that uses it, or set INBOX_PORT to a free port.`,
      );
    });
  });
});

describe('without the link that the start prints', () => {
  it('nothing can be read or deleted, and the page says where to find the link', async () => {
    await send();
    const [{ id }] = await messages();
    const paths = [
      '/api/messages',
      `/api/messages/${id}`,
      `/api/messages/${id}/html`,
      `/api/messages/${id}/raw`,
    ];
    for (const path of [...paths, '/api/events', '/page.js']) {
      const answer = await fetch(`${inbox.webUrl}${path}`);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.text()).not.toContain('Ada');
    }
    expect((await fetch(`${inbox.webUrl}/api/messages`, { method: 'DELETE' })).status).toBe(401);
    for (const token of ['', 'guess', `${inbox.token}x`])
      expect((await call('/api/messages', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
        401,
      );
    const page = await fetch(inbox.webUrl);
    expect(page.status).toBe(401);
    expect(await page.text()).toContain('opens only with the link that the start prints');
    expect(await messages()).toHaveLength(1);
  });

  it('a browser is let in by following the link once, which takes the token out of the address bar', async () => {
    await send();
    const opened = await fetch(inbox.openUrl, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/');
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect(await (await call('/', { headers })).text()).toContain('<ol id="list">');
    expect(await (await call('/api/messages', { headers })).json()).toHaveLength(1);
  });

  it('stays good across a restart, in a file that only its owner can read', async () => {
    const { token } = inbox;
    await inbox.stop();
    inbox = await startInbox({ dataDir });
    expect(inbox.token).toBe(token);
    expect(statSync(join(dataDir, 'inbox-token')).mode & 0o777).toBe(0o600);
  });
});
