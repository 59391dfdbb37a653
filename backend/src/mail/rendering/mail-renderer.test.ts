import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config/config';
import { KeyRing } from '../../platform/crypto/key-ring';
import type { CampaignWordsSource } from './campaign-words-source';
import { optionalKindOf, type RenderedMail } from '../mail';
import type { MailPayload, WordedMailType } from '../mail-payloads';
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
const keys = new KeyRing({
  dataKey: randomBytes(32),
  previousDataKeys: [],
  sessionSecret: randomBytes(32),
  previousSessionSecrets: [],
});
const links = new UnsubscribeLinksService(config, keys);
const tracking = new TrackingLinksService(config, keys);
const unchanged = { newest: () => Promise.resolve(null) } as unknown as TemplateRepository;
const renderer = new MailRenderer(config, links, tracking, {} as CampaignWordsSource, unchanged);

const NAME = '<b>Zoë</b> "& Co" {{token}}';
const RECIPIENT = { firstName: NAME };
const WITH_LINK = { ...RECIPIENT, token: 'abc-123_x' };
/** One of each type; a campaign has its own text. */
const PAYLOADS: { readonly [Type in WordedMailType]: MailPayload<Type> } = {
  confirmation: { type: 'confirmation', data: WITH_LINK },
  already_registered: { type: 'already_registered', data: {} },
  welcome: { type: 'welcome', data: RECIPIENT },
  password_reset: { type: 'password_reset', data: WITH_LINK },
  email_change: { type: 'email_change', data: WITH_LINK },
  email_changed: { type: 'email_changed', data: { ...WITH_LINK, newEmail: 'new@example.com' } },
  security_notice: {
    type: 'security_notice',
    data: { ...RECIPIENT, event: 'Your password was changed', detail: 'it was changed.' },
  },
  administrator_invitation: {
    type: 'administrator_invitation',
    data: { invitedBy: 'grace@example.com', role: 'support', token: 'abc-123_x' },
  },
  contact_message: {
    type: 'contact_message',
    data: {
      name: NAME,
      email: 'zoe@example.com',
      category: 'Other',
      subject: 'A question',
      message: 'First line.\nSecond line.',
    },
  },
  contact_reply: {
    type: 'contact_reply',
    data: { name: NAME, subject: 'A question', text: 'First line.\nSecond line.', message: 'Why?' },
  },
  first_match_encouragement: { type: 'first_match_encouragement', data: RECIPIENT },
  no_standards_reminder: { type: 'no_standards_reminder', data: RECIPIENT },
  no_date_reminder: { type: 'no_date_reminder', data: RECIPIENT },
  date_reminder: {
    type: 'date_reminder',
    data: { ...RECIPIENT, withWhom: ` with ${NAME}`, matchId: 'm-1', planId: 'p-1' },
  },
};

const send = (payload: MailPayload) =>
  renderer.render('0189', { ...payload, to: 'zoe+x@example.com', userId: null });
const render = (type: WordedMailType) => send(PAYLOADS[type]);

describe.each(Object.values(PAYLOADS))('an email of type $type', ({ type }) => {
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

  it('escapes user text in HTML, and shows it as typed in plain text', () => {
    expect(mail.html).not.toContain('<b>Zoë');
    expect(mail.text).not.toMatch(/&(amp|lt|gt|quot);/);
    expect(mail.text).not.toMatch(/<(p|a|table|h1)\b/);
  });

  it('shows the links to the app in full in both parts', () => {
    const links = mail.text.match(/https:\/\/dates\.example\/[^\s]*/g) ?? [];
    expect(links.length > 0).toBe(type !== 'contact_message' && type !== 'contact_reply');
    for (const link of links) expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });
});

describe('a name', () => {
  it('is greeted as written, never as a template', async () => {
    const mail = await render('confirmation');
    expect(mail.text).toContain(NAME);
    expect(mail.html).toContain('&lt;b&gt;Zoë&lt;/b&gt; &quot;&amp; Co&quot; {{token}}');
  });
});

describe('links', () => {
  it.each([
    ['confirmation', 'https://dates.example/confirm-email?token=abc-123_x'],
    ['email_change', 'https://dates.example/confirm-email?token=abc-123_x'],
    ['email_changed', 'https://dates.example/confirm-email?token=abc-123_x&undo=1'],
    ['administrator_invitation', 'https://dates.example/administrator-invitation?token=abc-123_x'],
    ['password_reset', 'https://dates.example/reset-password?token=abc-123_x'],
    ['already_registered', 'https://dates.example/auth?mode=login'],
  ] as const)('of %s lead to %s', async (type, link) => {
    const mail = await render(type);
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`"${link.replaceAll('&', '&amp;')}"`);
  });
});

describe('an email queued by an older version', () => {
  const stored = (json: string) => JSON.parse(json) as MailPayload;

  it('is sent, even with data that is no longer used', async () => {
    const mail = await send(stored('{"type":"already_registered","data":{"firstName":"Zoë","token":"t"}}'));
    expect(mail.subject).toBe('You already have a Heart & Head account');
  });

  it('is not sent without its token', async () => {
    const payload = stored('{"type":"confirmation","data":{"firstName":"Zoë"}}');
    await expect(send(payload)).rejects.toThrow(/token/);
  });
});

describe('an optional email', () => {
  it('has an unsubscribe link in both parts, and one for email clients', async () => {
    const mail = await render('welcome');
    const page = 'https://dates.example/unsubscribe?email=zoe%2Bx%40example.com&type=experience';
    expect(mail.text).toContain(page);
    expect(mail.html).toContain(page.replace('&', '&amp;'));
    const token = new URL(mail.unsubscribe?.oneClick ?? '').searchParams.get('token') ?? '';
    expect(links.read(token)).toEqual({ email: 'zoe+x@example.com', type: 'experience' });
    expect(token).not.toContain('zoe');
    // The last characters could be these already, or stand for the same bytes.
    expect(links.read(`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)).toBeNull();
  });

  it('is the only kind that has one', async () => {
    for (const payload of Object.values(PAYLOADS))
      expect((await send(payload)).unsubscribe !== null).toBe(optionalKindOf(payload) !== null);
  });
});
