import type { AddressObject } from 'mailparser';
import { CONTACT_RULES } from '#contract/account/contact';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: { SUPPORT_EMAIL: 'help@dates.example' } });
});
afterAll(() => app.close());

const FORM = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  subject: 'Where is my data?',
  category: 'privacy',
  message: 'Dear support,\n<b>where</b> is my data?',
};

describe('POST /form/submit', () => {
  it('stores the message encrypted, and emails it to support with the sender as reply-to', async () => {
    await app.visitor().http.post('/form/submit').send(FORM).expect(201);
    const mail = await app.mails.waitFor('help@dates.example', /Where is my data/);
    expect(mail.subject).toBe('[Privacy Concern] Where is my data?');
    const replyTo = mail.headers.get('reply-to') as AddressObject;
    expect(replyTo.text).toBe('ada@example.com');
    expect(mail.text).toContain('Dear support,\n<b>where</b> is my data?');
    expect(mail.html).toContain('&lt;b&gt;where&lt;/b&gt;');
    const rows = await app.sql<{ sealed: Buffer }>('select sealed from contact_messages');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes('Ada')).toBe(false);
  });

  it('names every invalid field', async () => {
    const wrong = {
      name: 'A',
      email: 'no-address',
      subject: 'Hey',
      category: 'gossip',
      message: 'Too short',
    };
    const { body } = await app.visitor().http.post('/form/submit').send(wrong).expect(400);
    expect((body as { errors: unknown }).errors).toEqual([
      { field: 'name', message: CONTACT_RULES.name.tooShort },
      { field: 'email', message: CONTACT_RULES.email.message },
      { field: 'subject', message: CONTACT_RULES.subject.tooShort },
      { field: 'category', message: CONTACT_RULES.category.message },
      { field: 'message', message: CONTACT_RULES.message.tooShort },
    ]);
  });

  it.each([
    ['message', 'x'.repeat(1_000), 201],
    ['message', 'x'.repeat(1_001), 400],
    ['subject', 'Heart', 201],
    ['name', 'Al', 201],
    ['message', `  ${'x'.repeat(9)}  `, 400],
  ] as const)('enforces the limits of %s', async (field, value, status) => {
    await app
      .visitor()
      .http.post('/form/submit')
      .send({ ...FORM, [field]: value })
      .expect(status);
  });

  it('cannot inject an email header', async () => {
    await app
      .visitor()
      .http.post('/form/submit')
      .send({ ...FORM, subject: 'Hello\r\nBcc: everyone@example.com' })
      .expect(201);
    const mail = await app.mails.waitFor('help@dates.example', /Bcc/);
    expect(mail.subject).toContain('Hello Bcc: everyone@example.com');
    expect(mail.headers.has('bcc')).toBe(false);
  });

  it('accepts ten an hour from one address', async () => {
    const visitor = app.visitor();
    for (let count = 0; count < 10; count += 1)
      await visitor.http.post('/form/submit').send(FORM).expect(201);
    const refused = await visitor.http.post('/form/submit').send(FORM).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
