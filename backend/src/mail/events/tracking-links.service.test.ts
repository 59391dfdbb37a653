import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config/config';
import { KeyRing } from '../../platform/crypto/key-ring';
import { TrackingLinksService } from './tracking-links.service';

const APP = 'https://dates.example';
const config = { appUrl: APP } as Config;
const newKeys = () =>
  new KeyRing({
    dataKey: randomBytes(32),
    previousDataKeys: [],
    sessionSecret: randomBytes(32),
    previousSessionSecrets: [],
  });
const links = new TrackingLinksService(config, newKeys());
const STOP = `${APP}/unsubscribe?email=a%40b.example&type=experience`;

const track = (body: string) => links.track('mail-1', `<body>${body}</body>`, STOP);
const token = (html: string, kind: 'open' | 'click') =>
  new RegExp(`${APP}/api/mail/${kind}/([\\w-]+)"`).exec(html)?.[1] ?? '';

describe('a tracked email', () => {
  it('links to the original address through us', () => {
    const html = track('<a class="x" href="https://news.example/a?b=1&amp;c=%20&quot;">Read</a>');
    expect(html).not.toContain('news.example');
    expect(links.readClick(token(html, 'click'))).toEqual({
      mailId: 'mail-1',
      url: 'https://news.example/a?b=1&c=%20"',
    });
  });

  it('ends with an image that identifies the email', () => {
    const html = track('Hello');
    expect(html).toMatch(/<img [^>]*alt="">\n<\/body>$/);
    expect(links.readOpen(token(html, 'open'))).toBe('mail-1');
  });

  it('leaves the unsubscribe link, mailto links and long links alone', () => {
    const long = `https://news.example/${'x'.repeat(2_000)}`;
    const body = [STOP.replace('&', '&amp;'), 'mailto:help@dates.example', long]
      .map((url) => `<a href="${url}">x</a>`)
      .join('');
    expect(track(body)).toContain(body);
  });

  it('reveals nothing in its tokens', () => {
    const html = track('<a href="https://news.example/ada">Read</a>');
    expect(Buffer.from(token(html, 'click'), 'base64url').toString('latin1')).not.toContain('news');
  });
});

describe('a token', () => {
  const html = track('<a href="https://news.example/">Read</a>');
  const [click, open] = [token(html, 'click'), token(html, 'open')];

  it.each([
    ['nothing', ''],
    ['words', 'https://evil.example'],
    ['a changed token', `${click.slice(0, -4)}AAAA`],
    ['a token of the other kind', open],
  ])('is not %s', (_, made) => {
    expect(links.readClick(made)).toBeNull();
  });

  it('of a click is not valid for an open, or anywhere else', () => {
    expect(links.readOpen(click)).toBeNull();
    const elsewhere = new TrackingLinksService(config, newKeys());
    expect(elsewhere.readClick(click)).toBeNull();
  });
});
