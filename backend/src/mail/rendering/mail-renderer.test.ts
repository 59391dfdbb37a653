import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config/config';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import type { CampaignWordsSource } from './campaign-words-source';
import { MAIL_TYPES, optionalKindOf, type OutgoingMail, type RenderedMail } from '../mail';
import { MailRenderer } from './mail-renderer';
import type { TemplateRepository } from '../templates/template.repository';
import { TrackingLinksService } from '../events/tracking-links.service';
import { UnsubscribeLinksService } from '../suppressions/unsubscribe-links.service';

const config = {
  appUrl: 'https://dates.example',
  mailFrom: 'Heart & Head <hello@dates.example>',
  supportEmail: 'help@dates.example',
  mail: { tracking: false },
} as Config;
const cipher = new FieldCipher(randomBytes(32));
const links = new UnsubscribeLinksService(config, cipher);
const tracking = new TrackingLinksService(config, cipher);
const unchanged = { newest: () => Promise.resolve(null) } as unknown as TemplateRepository;
const renderer = new MailRenderer(config, links, tracking, {} as CampaignWordsSource, unchanged);

const NAME = '<b>Zoë</b> "& Co" {{token}}';
const DATA = {
  firstName: NAME,
  token: 'abc-123_x',
  event: 'Your password was changed',
  detail: 'it was changed.',
  name: NAME,
  email: 'zoe@example.com',
  category: 'Other',
  subject: 'A question',
  message: 'First line.\nSecond line.',
};

const render = async (type: OutgoingMail['type'], data: OutgoingMail['data'] = DATA) =>
  renderer.render('0189', { type, to: 'zoe+x@example.com', userId: null, data });

/** A campaign brings its own words. */
const WORDED = MAIL_TYPES.filter((type) => type !== 'campaign');

describe.each(WORDED)('a mail of type %s', (type) => {
  let mail: RenderedMail;
  beforeAll(async () => {
    mail = await render(type);
  });

  it('has a subject, an HTML part and a text part, and nothing left to fill in', () => {
    expect(mail).toMatchObject({ to: 'zoe+x@example.com', messageId: '<0189@dates.example>' });
    for (const part of [mail.subject, mail.html, mail.text])
      expect(part.replaceAll('{{token}}', '')).not.toMatch(/\{\{|\}\}|undefined|\[object/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it('escapes what a user wrote in HTML, and shows it as typed in plain text', () => {
    expect(mail.html).not.toContain('<b>Zoë');
    expect(mail.text).not.toMatch(/&(amp|lt|gt|quot);/);
    expect(mail.text).not.toMatch(/<(p|a|table|h1)\b/);
  });

  it('shows the links to the app in full in both parts', () => {
    const links = mail.text.match(/https:\/\/dates\.example\/[^\s]*/g) ?? [];
    expect(links.length > 0).toBe(type !== 'contact_message');
    for (const link of links) expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });
});

describe('a name', () => {
  it('is greeted as it is written, and is no template', async () => {
    const mail = await render('confirmation');
    expect(mail.text).toContain(NAME);
    expect(mail.html).toContain('&lt;b&gt;Zoë&lt;/b&gt; &quot;&amp; Co&quot; {{token}}');
  });
});

describe('links', () => {
  it.each([
    ['confirmation', 'https://dates.example/confirm-email?token=abc-123_x'],
    ['email_change', 'https://dates.example/confirm-email?token=abc-123_x'],
    ['password_reset', 'https://dates.example/reset-password?token=abc-123_x'],
    ['already_registered', 'https://dates.example/auth?mode=login'],
  ] as const)('of %s lead to %s', async (type, link) => {
    const mail = await render(type);
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`"${link}"`);
  });
});

it('refuses to write a mail without its token', async () => {
  await expect(render('confirmation', { firstName: 'Zoë' })).rejects.toThrow(/token/);
});

describe('a mail that one can do without', () => {
  it('has a link to stop it in both parts, and one for mail programs', async () => {
    const mail = await render('welcome');
    const page = 'https://dates.example/unsubscribe?email=zoe%2Bx%40example.com&type=experience';
    expect(mail.text).toContain(page);
    expect(mail.html).toContain(page.replace('&', '&amp;'));
    const token = new URL(mail.unsubscribe?.oneClick ?? '').searchParams.get('token') ?? '';
    expect(links.read(token)).toEqual({ email: 'zoe+x@example.com', type: 'experience' });
    expect(token).not.toContain('zoe');
    expect(links.read(`${token.slice(0, -2)}AA`)).toBeNull();
  });

  it('is the only one that has', async () => {
    for (const type of WORDED)
      expect((await render(type)).unsubscribe !== null).toBe(optionalKindOf({ type, data: DATA }) !== null);
  });
});
