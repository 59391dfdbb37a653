import type {
  MailPreview,
  MailTemplate,
  TemplateSummary,
  TemplateVersion,
} from '#contract/console/campaigns/campaigns';
import { administrator } from '../support/accounts/administrator';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
});
afterAll(() => app.close());

const PATH = '/api/admin/templates';

async function template(key: string): Promise<MailTemplate> {
  return (await admin.http.get(`${PATH}/${key}`).expect(200)).body as MailTemplate;
}

/** Saves the current text with some changes. */
async function change(key: string, words: Partial<MailTemplate['words']>): Promise<MailTemplate> {
  const { words: old, version } = await template(key);
  const response = await admin.http.put(`${PATH}/${key}`).send({ ...old, ...words, version });
  expect(response.status).toBe(200);
  return response.body as MailTemplate;
}

describe('the templates', () => {
  it('are the automatic emails, by name', async () => {
    const { body } = await admin.http.get(PATH).expect(200);
    const templates = body as TemplateSummary[];
    expect(templates.map(({ key, name }) => [key, name])).toEqual([
      ['welcome', 'Welcome Email'],
      ['password_reset', 'Password Reset'],
      ['confirmation', 'Email Confirmation'],
      ['first_match_encouragement', 'First Match Encouragement'],
      ['date_reminder', 'Date Reminder'],
      ['email_change', 'Email Change'],
      ['already_registered', 'Already Registered'],
      ['security_notice', 'Security Notice'],
      ['no_standards_reminder', 'Standards Reminder'],
      ['no_date_reminder', 'First Date Reminder'],
    ]);
    expect(templates[2]).toEqual({
      key: 'confirmation',
      name: 'Email Confirmation',
      subject: 'Confirm your email for Heart & Head',
      version: 0,
      updatedAt: null,
    });
  });

  it('include their texts and variables, but never the link', async () => {
    expect(await template('email_change')).toMatchObject({
      version: 0,
      words: {
        subject: 'Confirm your new email for Heart & Head',
        body: expect.stringMatching(/^Hello \{\{firstName\}\}.*\n\nUntil you confirm/) as string,
        actionLabel: 'Confirm the new address',
      },
      variables: ['firstName', 'appUrl', 'supportEmail'],
    });
  });

  it.each(['contact_message', 'campaign', 'nothing', 'constructor'])('do not include %s', async (key) => {
    const { words } = await template('welcome');
    await admin.http.get(`${PATH}/${key}`).expect(404);
    await admin.http.get(`${PATH}/${key}/versions`).expect(404);
    await admin.http
      .put(`${PATH}/${key}`)
      .send({ ...words, version: 0 })
      .expect(404);
    await admin.http.post(`${PATH}/${key}/preview`).send(words).expect(404);
    await admin.http.post(`${PATH}/${key}/test-send`).send(words).expect(404);
  });

  it('are only for the administrator', async () => {
    const member = await app.member();
    for (const [user, status] of [
      [app.visitor(), 401],
      [member, 403],
    ] as const) {
      await user.http.get(PATH).expect(status);
      await user.http.get(`${PATH}/welcome`).expect(status);
      await user.http.get(`${PATH}/welcome/versions`).expect(status);
      for (const call of [
        user.http.put(`${PATH}/welcome`),
        user.http.post(`${PATH}/welcome/preview`),
        user.http.post(`${PATH}/welcome/test-send`),
      ])
        await call.send({}).expect(status);
    }
  });
});

describe('a saved text', () => {
  it('is used for the next email, filled in and escaped, with the same link', async () => {
    const saved = await change('confirmation', {
      subject: 'Hello {{firstName}},\n one click',
      body: 'Dear {{firstName}} <3\n\n{{#if firstName}}Welcome.{{/if}}',
      actionLabel: 'Yes, it is me',
    });
    expect(saved).toMatchObject({ version: 1, words: { subject: 'Hello {{firstName}}, one click' } });
    const user = app.visitor();
    await user.register({ firstName: '<b>Zoë</b>' });
    const mail = await app.mails.waitFor(user.email, /^Hello <b>Zoë<\/b>, one click$/);
    expect(mail.text).toContain('Dear <b>Zoë</b> <3\n\nWelcome.\n');
    expect(mail.html).toContain('Dear &lt;b&gt;Zoë&lt;/b&gt; &lt;3');
    expect(mail.text).toMatch(/Yes, it is me:\nhttp:\/\/localhost:3000\/confirm-email\?token=[\w-]{43}\n/);
    await change('confirmation', { subject: 'Confirm your email for Heart & Head' });
  });

  it('is stored version by version, with who saved it', async () => {
    const original = await template('security_notice');
    await change('security_notice', { heading: 'First' });
    await change('security_notice', { heading: 'Second' });
    const { body } = await admin.http.get(`${PATH}/security_notice/versions`).expect(200);
    const versions = body as TemplateVersion[];
    expect(versions.map(({ version, savedBy, words }) => [version, savedBy, words.heading])).toEqual([
      [2, admin.email, 'Second'],
      [1, admin.email, 'First'],
      [0, null, original.words.heading],
    ]);
    expect(await template('security_notice')).toMatchObject({
      version: 2,
      updatedAt: versions[0]?.savedAt,
    });
  });

  it('can go back to the original text', async () => {
    const original = await template('date_reminder');
    await change('date_reminder', { heading: 'Ours' });
    const { body } = await admin.http.get(`${PATH}/date_reminder/versions`).expect(200);
    const first = (body as TemplateVersion[]).find(({ version }) => version === 0);
    expect(first?.words).toEqual(original.words);
    await change('date_reminder', { ...first?.words });
    expect((await template('date_reminder')).words).toEqual(original.words);
  });

  it('does not overwrite what someone else saved', async () => {
    const { words, version } = await template('already_registered');
    const put = () => admin.http.put(`${PATH}/already_registered`).send({ ...words, version });
    const answers = await Promise.all([put(), put(), put()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await put().expect(409);
  });

  it('is in the audit log', async () => {
    await change('email_change', { heading: 'Is this you?' });
    const { body } = await admin.http.get('/api/admin/audit?action=templates').expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        actorEmail: admin.email,
        action: 'templates.save',
        target: 'email_change',
        details: { version: 1 },
      }),
    );
  });

  it('that was corrupted in the database does not keep an email from its reader', async () => {
    const { words } = await template('password_reset');
    for (const [version, broken] of [
      [1, { ...words, body: '{{#if' }],
      [2, { ...words, body: '{{constructor.constructor}}' }],
      [3, {}],
    ] as const)
      await app.sql(
        `insert into mail_template_versions values ('password_reset', $1, $2, now(), 'someone@example.com')`,
        [version, broken],
      );
    const user = await app.member();
    await user.http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    const mail = await app.mails.waitFor(user.email, /^Reset your Heart & Head password$/);
    expect(mail.text).toContain('/reset-password?token=');
  });
});

describe('an unusable text', () => {
  it.each([
    [{ subject: '' }, 'subject', 'A subject is required'],
    [{ subject: 'x'.repeat(151) }, 'subject', 'Please use 150 characters or less'],
    [{ heading: '  ' }, 'heading', 'A heading is required'],
    [{ body: null }, 'body', 'A message is required'],
    [{ body: 'Hi {{firstName' }, 'body', /^Line 1: the \{\{\.\.\.\}\} cannot be read/],
    [{ body: 'Hi\n{{token}}' }, 'body', /^Line 2: \{\{token\}\} is not known here/],
    [{ footnote: '{{> other}}' }, 'footnote', /^Line 1: /],
    [{ preview: 7 }, 'preview', 'Please use 150 characters or less'],
    [{ actionLabel: '' }, 'actionLabel', 'The button needs a label'],
    [
      { subject: '{{#unless firstName}}x{{/unless}}' },
      'subject',
      'The subject is empty once its variables are filled in',
    ],
  ])('is rejected by name: %j', async (wrong, field, message) => {
    const { words, version } = await template('welcome');
    for (const call of [
      admin.http.put(`${PATH}/welcome`).send({ ...words, ...wrong, version }),
      admin.http.post(`${PATH}/welcome/preview`).send({ ...words, ...wrong }),
      admin.http.post(`${PATH}/welcome/test-send`).send({ ...words, ...wrong }),
    ]) {
      const { body } = await call.expect(400);
      const text = typeof message === 'string' ? message : (expect.stringMatching(message) as string);
      expect(body).toMatchObject({ errors: [{ field, message: text }] });
    }
    expect((await template('welcome')).version).toBe(version);
  });

  it('needs the version that was edited', async () => {
    const { words } = await template('welcome');
    const { body } = await admin.http.put(`${PATH}/welcome`).send(words).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'version' }] });
  });
});

describe('an unsaved text', () => {
  it('can be previewed with sample data', async () => {
    const { words } = await template('welcome');
    const { body } = await admin.http
      .post(`${PATH}/welcome/preview`)
      .send({ ...words, body: 'Dear {{firstName}},\n\nhello.' })
      .expect(200);
    const preview = body as MailPreview;
    expect(preview.subject).toBe('Welcome to Heart & Head');
    expect(preview.text).toContain('Dear Ada,\n\nhello.');
    expect(preview.html).toContain('Dear Ada,</p>');
    expect(preview.html).toContain('/unsubscribe?');
    expect(preview.html).not.toContain('/api/mail/');
  });

  it('can be test-sent to yourself, even when unsubscribed, and is in no one’s log', async () => {
    await admin.http.post('/api/unsubscribe').send({ email: admin.email, type: 'experience' }).expect(200);
    const { words } = await template('welcome');
    const { body } = await admin.http
      .post(`${PATH}/welcome/test-send`)
      .send({ ...words, subject: 'A try for {{firstName}}' })
      .expect(200);
    expect(body).toEqual({ message: `A test is on its way to ${admin.email}.` });
    await app.mails.waitFor(admin.email, /^A try for Ada$/);
    const rows = await app.sql('select 1 from mail_log where subject = $1', ['A try for Ada']);
    expect(rows).toEqual([]);
    expect((await template('welcome')).words.subject).toBe(words.subject);
  });
});
