import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { errorAnswer } from '#contract/errors';
import { eventually } from '../support/time/eventually';
import { ProductProcess } from '../support/servers/product-process';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: { ROLE: 'api' } });
});
afterAll(() => app.close());

/** Null when the connection is refused. */
async function connected(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

async function isRefused(port: number): Promise<boolean> {
  const socket = await connected(port);
  socket?.destroy();
  return socket === null;
}

describe('a process that closes', () => {
  it('refuses new connections at once, and what comes over open ones in the shape of every other error', async () => {
    const product = await ProductProcess.start('api', app.env);
    const port = Number(new URL(product.url).port);
    const late = await connected(port);
    if (!late) throw new Error('The process refuses connections');
    late.write('POST /api/criteria HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n');
    await request(product.url).get('/healthz').expect(200);
    const stopped = product.stop();
    await eventually(() => isRefused(port));
    late.write('\r\n');
    const [head = '', body = ''] = (await text(late)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toMatch(/^retry-after: [1-9]\d*$/im);
    expect(head).toMatch(/^connection: close$/im);
    expect(head).toMatch(/^x-request-id: /im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(JSON.parse(body)).toEqual(errorAnswer('server.stopping'));
    expect((await stopped).code).toBe(0);
  });
});
