import type { AddressObject } from 'mailparser';
import { KEPT_DAYS } from '#contract/account/privacy';
import type { InboxMessage, InboxPage } from '#contract/console/contact-inbox';
import { API } from '#contract/paths';
import { ContactHousekeeping } from '../../src/contact/contact-housekeeping';
import { MailSchedule } from '../../src/mail/outbox/mail-schedule';
import { administrator } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { DAY, MovableClock } from '../support/time/movable-clock';
import { refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
let support: TestUser;
beforeAll(async () => {
  app = await TestApp.start({ env: { SUPPORT_EMAIL: 'help@dates.example' }, clock });
  support = await administrator(app, 'support');
});
afterAll(() => app.close());

const FORM = { name: 'Kim Lee', category: 'privacy', message: 'Dear support,\nwhere is my data?' };

async function write(email: string, subject = 'Where is my data?'): Promise<void> {
  await app
    .visitor()
    .http.post(API.contact)
    .send({ ...FORM, email, subject })
    .expect(201);
}
const page = async (query: object): Promise<InboxPage> =>
  (await support.http.get(API.adminInbox).query(query).expect(200)).body as InboxPage;

/** Writes one, and finds it by its address. */
async function newMessage(subject?: string) {
  const { email } = app.visitor();
  await write(email, subject);
  const [entry] = (await page({ address: email })).messages;
  if (!entry) throw new Error('The message is not in the inbox');
  return { ...entry, address: email };
}
const find = async (id: string): Promise<InboxMessage> =>
  (await support.http.get(API.adminInboxMessage(id)).expect(200)).body as InboxMessage;
const auditOf = (id: string) =>
  app.sql<{ action: string; details: object }>(
    'select action, details from audit_log where target = $1 order by seq',
    [id],
  );

describe('the inbox', () => {
  it('lists messages newest first, by state and by full address', async () => {
    const older = await newMessage('The older one');
    const newer = await newMessage('The newer one');
    const { messages, open } = await page({});
    expect(messages.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(open).toBeGreaterThanOrEqual(2);
    expect(messages[0]).toEqual({
      id: newer.id,
      name: FORM.name,
      email: newer.address,
      subject: 'The newer one',
      category: 'privacy',
      createdAt: newer.createdAt,
      doneAt: null,
      replyCount: 0,
      lastReply: null,
    });
    const found = await page({ address: older.address.toUpperCase() });
    expect(found.messages.map(({ id }) => id)).toEqual([older.id]);
    await support.http.get(API.adminInbox).query({ address: 'half an address' }).expect(400);
    await support.http.get(API.adminInbox).query({ state: 'lost' }).expect(400);
  });

  it('comes a page at a time', async () => {
    const { address, id } = await newMessage();
    for (let count = 1; count < 52; count += 1) await write(address, `Message ${count}`);
    const first = await page({ address });
    expect([first.messages.length, first.next]).toEqual([50, first.messages[49]?.id]);
    const second = await page({ address, after: first.next });
    expect([second.messages.length, second.next]).toEqual([2, null]);
    expect(second.messages[1]?.id).toBe(id);
  });

  it('marks a message done, and opens it again, once each', async () => {
    const { id, address } = await newMessage();
    const mark = (done: boolean) => support.http.post(API.adminInboxDone(id)).send({ done }).expect(200);
    expect((await mark(true)).body).toMatchObject({ doneAt: expect.any(String) as string });
    await mark(true);
    expect((await page({ address })).messages).toEqual([]);
    expect((await page({ address, state: 'done' })).messages.map((one) => one.id)).toEqual([id]);
    expect((await mark(false)).body).toMatchObject({ doneAt: null });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['contact.done', 'contact.reopen']);
    await support.http.post(API.adminInboxDone(id)).send({}).expect(400);
  });

  it('is for administrators only', async () => {
    const { id } = await newMessage();
    const member = await app.member();
    for (const call of [
      member.http.get(API.adminInbox),
      member.http.get(API.adminInboxMessage(id)),
      member.http.post(API.adminInboxReplies(id)).send({ text: 'Hello', done: true }),
    ])
      expect((await call).status).toBe(403);
    const unknown = await support.http.get(API.adminInboxMessage('nonsense')).expect(404);
    expect(unknown.body).toEqual(refusal('contact-message.not-found'));
  });
});

async function mailOf(id: string): Promise<string> {
  const asked = 'select outbox_id as id from contact_replies where message_id = $1';
  return (await app.sql<{ id: string }>(asked, [id]))[0]?.id ?? '';
}

/** As the daily deletion does, a month later. */
async function forgetMailOf(id: string): Promise<void> {
  const mail = await mailOf(id);
  await app.sql(
    'update outbox set settled_at = settled_at - make_interval(days => $1, mins => 1) where id = $2',
    [KEPT_DAYS.mails, mail],
  );
  await app.app.get(MailSchedule).deleteOld();
  expect(await app.sql('select 1 from outbox where id = $1', [mail])).toEqual([]);
}

describe('a reply', () => {
  const TEXT = 'Hello Kim,\nit is <b>here</b>: {{token}}.';

  it('is emailed from support, and kept with the message, encrypted', async () => {
    const { id, address } = await newMessage();
    const { body } = await support.http
      .post(API.adminInboxReplies(id))
      .send({ text: TEXT, done: true })
      .expect(201);
    expect(body).toMatchObject({
      id,
      message: FORM.message,
      doneAt: expect.any(String) as string,
      replies: [{ text: TEXT, author: support.email, delivery: expect.any(String) as string }],
    });
    const mail = await app.mails.waitFor(address, /^Re: Where is my data\?$/);
    expect((mail.headers.get('reply-to') as AddressObject).text).toBe('help@dates.example');
    expect(mail.text).toContain(TEXT);
    expect(mail.text).toContain(FORM.message);
    expect(mail.html).toContain('&lt;b&gt;here&lt;/b&gt;');
    await eventually(async () => (await find(id)).replies[0]?.delivery === 'sent');
    const rows = await app.sql<{ row: string }>('select r::text as row from contact_replies r');
    expect(rows.map(({ row }) => row).join('')).not.toContain(Buffer.from('Hello Kim').toString('hex'));
    expect(await auditOf(id)).toEqual([
      { action: 'contact.reply', details: {} },
      { action: 'contact.done', details: {} },
    ]);
  });

  it('that could not be delivered is sent after all, and says so from then on', async () => {
    const { id, address } = await newMessage();
    app.mails.refused.set(address, 554);
    await support.http.post(API.adminInboxReplies(id)).send({ text: TEXT, done: true }).expect(201);
    const delivery = async () => (await find(id)).replies[0]?.delivery;
    await eventually(async () => (await delivery()) === 'failed');
    app.mails.refused.clear();
    const ids = [await mailOf(id)];
    await support.http.post(API.adminEmailsSendNow).send({ ids }).expect(200);
    await eventually(async () => (await delivery()) === 'sent');
    await forgetMailOf(id);
    expect(await delivery()).toBe('sent');
  });

  it('stays failed when the record of its email is gone', async () => {
    const { id, address } = await newMessage();
    app.mails.refused.set(address, 554);
    await support.http.post(API.adminInboxReplies(id)).send({ text: TEXT, done: true }).expect(201);
    const delivery = async () => (await find(id)).replies[0]?.delivery;
    await eventually(async () => (await delivery()) === 'failed');
    await forgetMailOf(id);
    expect(await delivery()).toBe('failed');
  });

  it('goes once, however often the same one is sent, and may leave the message open', async () => {
    const { id } = await newMessage();
    const send = () =>
      support.http
        .post(API.adminInboxReplies(id))
        .set('idempotency-key', `reply-${id}`)
        .send({ text: TEXT, done: false });
    await Promise.all([send().expect(201), send().expect(201)]);
    expect(await find(id)).toMatchObject({ doneAt: null, replies: [{ text: TEXT }] });
    expect((await find(id)).replies).toHaveLength(1);
  });

  it('is refused while someone else has just answered, until that was seen', async () => {
    const { id, address } = await newMessage();
    const ada = await administrator(app);
    const answer = (user: TestUser, seenReplies?: number) =>
      user.http
        .post(API.adminInboxReplies(id))
        .send({ text: `From ${user.email}`, done: false, seenReplies });
    const both = await Promise.all([answer(support, 0), answer(ada)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    const [first] = (await find(id)).replies;
    const message = `${first?.author} has answered this message. Look at the answer before you send another.`;
    expect(refused?.body).toEqual({ ...refusal('contact-message.answered'), message });
    expect((await page({ address })).messages[0]?.lastReply).toEqual({
      author: first?.author,
      createdAt: first?.createdAt,
    });
    await answer(ada, 1).expect(201);
    expect((await find(id)).replies).toHaveLength(2);
    expect((await page({ address })).messages[0]).toMatchObject({
      replyCount: 2,
      lastReply: { author: ada.email },
    });
  });

  it.each(['', '   ', 'x'.repeat(5_001)])('is refused when it is empty or too long', async (text) => {
    const { id } = await newMessage();
    await support.http.post(API.adminInboxReplies(id)).send({ text, done: true }).expect(400);
    expect((await find(id)).replies).toEqual([]);
  });
});

describe('messages with their replies', () => {
  it("are in the sender's export, and go with their account, sent or not", async () => {
    const user = await app.member();
    await write(user.email);
    const [entry] = (await page({ address: user.email })).messages;
    const id = entry?.id ?? '';
    await support.http.post(API.adminInboxReplies(id)).send({ text: 'It is here.', done: true }).expect(201);
    const { body } = await user.http.get(API.dataExport).expect(200);
    expect(body).toMatchObject({
      contactMessages: [{ message: FORM.message, replies: [{ text: 'It is here.', author: support.email }] }],
    });
    const mailIds = (
      await app.sql<{ id: string }>('select outbox_id as id from contact_replies where message_id = $1', [id])
    ).map((row) => row.id);
    await user.http.delete(API.account).send({ currentPassword: user.password }).expect(204);
    await support.http.get(API.adminInboxMessage(id)).expect(404);
    expect(await app.sql('select 1 from contact_replies where message_id = $1', [id])).toEqual([]);
    expect(await app.sql('select 1 from outbox where id = any($1)', [mailIds])).toEqual([]);
  });

  it('are deleted a year after they were done, and never while they are open', async () => {
    const done = await newMessage();
    const open = await newMessage();
    await support.http.post(API.adminInboxReplies(done.id)).send({ text: 'Here.', done: true }).expect(201);
    const sweep = () => app.app.get(ContactHousekeeping).deleteOld();
    const left = () =>
      app.sql<{ id: string }>('select id from contact_messages where id = any($1) order by id', [
        [done.id, open.id],
      ]);
    clock.advance(KEPT_DAYS.contactMessages * DAY - 1_000);
    await sweep();
    expect(await left()).toHaveLength(2);
    clock.advance(2_000);
    await sweep();
    expect((await left()).map(({ id }) => id)).toEqual([open.id]);
    expect(await app.sql('select 1 from contact_replies where message_id = $1', [done.id])).toEqual([]);
  });
});
