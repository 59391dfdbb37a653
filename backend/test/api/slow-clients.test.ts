import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorAnswer } from '#contract/errors';
import { eventually } from '../support/time/eventually';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { IN_TIME_MS } from '../support/time/in-time';

const MAX_CONNECTIONS = 4;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({
    env: { ...WITHOUT_REDIS, REQUEST_TIMEOUT_SECONDS: '1', MAX_CONNECTIONS: String(MAX_CONNECTIONS) },
  });
});
afterAll(() => app.close());

async function opened(): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** What the server answers before it closes the connection, while the client keeps sending a little. */
async function answerTo(beginning: string): Promise<{ status: string; body: unknown }> {
  const socket = await opened();
  socket.write(beginning);
  const trickle = setInterval(() => socket.write('a'), 50);
  const answer = await text(socket);
  clearInterval(trickle);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/content-security-policy: default-src 'self'/);
  return { status: head.split('\r\n')[0] ?? '', body: JSON.parse(body) };
}

describe('a client that sends its request slowly', () => {
  it.each([
    [
      'body',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n',
    ],
    ['headers', 'GET /api/auth/user HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ])('is answered 408 and disconnected: %s', async (_part, beginning) => {
    const began = performance.now();
    expect(await answerTo(beginning)).toEqual({
      status: 'HTTP/1.1 408 Request Timeout',
      body: errorAnswer('request.too-slow'),
    });
    expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
  });
});

describe('a client that sends something else than a request', () => {
  it.each([
    ['HTTP/1.1 400 Bad Request', 'request.malformed-http', 'HELLO\r\n\r\n'],
    [
      'HTTP/1.1 431 Request Header Fields Too Large',
      'request.headers-too-large',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
  ] as const)('is answered in JSON: %s', async (status, code, beginning) => {
    expect(await answerTo(beginning)).toEqual({ status, body: errorAnswer(code) });
  });
});

describe('more clients than MAX_CONNECTIONS', () => {
  it('are disconnected unread, and counted, until one of the others leaves', async () => {
    const leaving = await opened();
    const staying = await Promise.all(Array.from({ length: MAX_CONNECTIONS - 1 }, opened));
    const refused = await opened();
    refused.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await text(refused).catch(() => '')).toBe('');
    leaving.destroy();
    await eventually(async () => {
      const answer = await fetch(`${app.url}/healthz`, { headers: { connection: 'close' } }).catch(
        () => null,
      );
      return answer?.status === 200;
    });
    staying.forEach((socket) => socket.destroy());
    const { body: metrics } = await app.app.inject({ url: '/metrics' });
    expect(metrics).toMatch(/^http_connections_refused_total [1-9]/m);
  });
});
