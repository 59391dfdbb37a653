import { createPublicKey, verify } from 'node:crypto';
import type { PushMessage } from '#contract/dating/planned-dates';
import { WebPushSender } from '../../src/planned-dates/adapters/web-push-sender';
import type { PushOutcome } from '../../src/planned-dates/push/push-sender';
import type { Config } from '../../src/platform/config/config';
import { readPush } from '../../src/platform/config/push-config';
import { EnvironmentReader } from '../../src/platform/config/environment-reader';
import { OutgoingClient } from '../../src/platform/outgoing/outgoing-client';
import { PushBrowser } from '../../../scripts/test/support/push-browser';
import { PUSHING } from '../support/dating/plan-dates';

const ENDPOINT = 'https://push.example.com/send/abc';
const MESSAGE: PushMessage = { title: 'How was your date?', body: 'Score it.', path: '/dashboard' };
const push = readPush(new EnvironmentReader(PUSHING));
const config = { push, supportEmail: 'help@example.com' } as Config;

const browser = new PushBrowser(ENDPOINT);
const outgoing = new OutgoingClient([]);
const sender = new WebPushSender(config, outgoing);
let fetching: jest.SpiedFunction<OutgoingClient['fetch']>;
beforeEach(() => {
  fetching = jest.spyOn(outgoing, 'fetch');
});
afterEach(() => fetching.mockRestore());
afterAll(() => outgoing.close());

async function sent(response: Response | Error): Promise<PushOutcome> {
  if (response instanceof Error) fetching.mockRejectedValueOnce(response);
  else fetching.mockResolvedValueOnce(response);
  return sender.send(browser.subscription, MESSAGE, 3_600);
}

/** The parts of the token that the server signs with its key. */
function claimsIn(authorization: string): { token: unknown; key: string } {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header = '', body = '', signature = ''] = jwt.split('.');
  const [x, y] = [1, 33].map((at) =>
    Buffer.from(key, 'base64url')
      .subarray(at, at + 32)
      .toString('base64url'),
  );
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${body}`),
    {
      key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return { token: JSON.parse(Buffer.from(body, 'base64url').toString()), key };
}

describe('a push message', () => {
  it('can be read by its browser alone, and is signed by this server', async () => {
    expect(await sent(new Response(null, { status: 201 }))).toEqual({ kind: 'sent' });
    const [url, request] = fetching.mock.calls[0] ?? [];
    expect(url).toBe(ENDPOINT);
    const body = Buffer.from(request?.body as Uint8Array);
    expect(JSON.parse(browser.read(body))).toEqual(MESSAGE);
    expect(() => new PushBrowser(ENDPOINT).read(body)).toThrow();
    expect(body.toString('latin1')).not.toContain('How was');
    expect(request).toMatchObject({
      method: 'POST',
      isFromUser: true,
      headers: { TTL: '3600', Urgency: 'normal', Topic: 'date-reminder', 'Content-Encoding': 'aes128gcm' },
    });
    const { token, key } = claimsIn(request?.headers?.['Authorization'] ?? '');
    expect(token).toMatchObject({ aud: 'https://push.example.com', sub: 'mailto:help@example.com' });
    expect(key).toBe(push?.publicKey);
  });

  it.each([401, 403, 404, 410])('tells from %d that the subscription has ended', async (status) => {
    expect(await sent(new Response(null, { status }))).toEqual({ kind: 'gone' });
  });

  it.each([400, 413])('is given up after %d', async (status) => {
    expect(await sent(new Response(null, { status }))).toEqual({ kind: 'refused' });
  });

  it("isn't tried again for a key that is no point of the curve", async () => {
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    const outcome = await sender.send({ ...browser.subscription, p256dh }, MESSAGE, 60);
    expect(outcome).toEqual({ kind: 'gone' });
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is tried again later when the service is busy, broken or away', async () => {
    const busy = new Response(null, { status: 429, headers: { 'retry-after': '120' } });
    expect(await sent(busy)).toEqual({ kind: 'later', afterSeconds: 120 });
    expect(await sent(new Response(null, { status: 503 }))).toEqual({ kind: 'later', afterSeconds: null });
    expect(await sent(new Error('connection refused'))).toEqual({ kind: 'later', afterSeconds: null });
  });

  it.each([
    'http://push.example.com/send',
    'https://localhost/send',
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://10.0.0.7/send',
    'https://169.254.169.254/latest',
    'https://intranet/send',
    'https://db.internal/send',
    'https://user:secret@push.example.com/send',
    'nonsense',
  ])('is never sent to %s', async (endpoint) => {
    expect(sender.accepts(endpoint)).toBe(false);
    const outcome = await sender.send({ ...browser.subscription, endpoint }, MESSAGE, 60);
    expect(outcome).toEqual({ kind: 'refused' });
    expect(fetching).not.toHaveBeenCalled();
  });
});
