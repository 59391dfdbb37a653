import type { Account } from '../../users/user';
import { OutgoingClient, OutgoingRefusal } from '../../platform/outgoing/outgoing-client';
import { LimitsService } from '../../platform/limits/limits.service';
import type { RateLimiter } from '../../platform/limits/rate-limiter';
import { HttpLinkProbe } from '../adapters/http-link-probe';
import { LinkCheckService } from './link-check.service';

const calls: string[] = [];

/** Answers by address instead of calling anyone; what may be called is the real client's decision. */
class FakeOutgoing extends OutgoingClient {
  override fetch(...[url, { method }]: Parameters<OutgoingClient['fetch']>): Promise<Response> {
    calls.push(`${method} ${url}`);
    if (url.includes('late')) return Promise.reject(new DOMException('late', 'TimeoutError'));
    if (url.includes('rebound')) return Promise.reject(new OutgoingRefusal('leads to a private address'));
    if (url.includes('nowhere')) return Promise.reject(new Error('ENOTFOUND'));
    const isGetOnly = url.includes('get-only') && method === 'HEAD';
    return Promise.resolve(
      new Response(null, { status: isGetOnly ? 405 : url.includes('gone') ? 410 : 200 }),
    );
  }
}

const limiter = { consume: () => Promise.resolve({ allowed: true, retryAfterSeconds: 0 }) };
const service = new LinkCheckService(
  new HttpLinkProbe(new FakeOutgoing([])),
  new LimitsService(limiter as unknown as RateLimiter),
);

async function problemOf(url: string): Promise<string | null | undefined> {
  calls.length = 0;
  const { links } = await service.check({ id: 'a' } as Account, `See [this](${url}).`);
  return links[0]?.problem;
}

describe('a link in a message', () => {
  it.each([
    ['https://a.example/page', null],
    ['https://a.example/get-only', null],
    ['https://a.example/gone', 'It answers with an error (410).'],
    ['https://a.example/late', "It didn't answer within 5 seconds."],
    ['https://nowhere.example/', "It couldn't be reached. Is it spelled right?"],
    ['www.a.example', "It isn't a complete address: begin it with https://."],
    ['http://a.example/', 'It begins with http, not https, so browsers may warn.'],
    ['https://rebound.example/', 'It leads to this machine or a private network, where no reader gets.'],
  ])('is checked: %s', async (url, problem) => {
    expect(await problemOf(url)).toBe(problem);
  });

  it.each([
    'https://localhost:3000/dashboard',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://printer.local/',
    'https://user:secret@a.example/',
  ])('is not called when it is private: %s', async (url) => {
    expect(await problemOf(url)).toContain('private network');
    expect(calls).toEqual([]);
  });

  it('is called once, and email addresses are left alone', async () => {
    calls.length = 0;
    const { links } = await service.check(
      { id: 'a' } as Account,
      'A [b](https://a.example/x), again [c](https://a.example/x) and [d](mailto:a@b.example).',
    );
    expect(links).toEqual([{ url: 'https://a.example/x', problem: null }]);
    expect(calls).toEqual(['HEAD https://a.example/x']);
  });

  it('beyond the thirtieth is counted, and not called', async () => {
    calls.length = 0;
    const markdown = Array.from({ length: 33 }, (_each, at) => `[${at}](https://a.example/${at})`).join(' ');
    const { links, unchecked } = await service.check({ id: 'a' } as Account, markdown);
    expect([links.length, unchecked, calls.length]).toEqual([30, 3, 30]);
  });
});
