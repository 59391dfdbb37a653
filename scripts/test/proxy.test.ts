import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { errorAnswer } from '#contract/errors';
import { eventually } from '../../backend/test/support/time/eventually';
import { findOnPath } from '../lib/find-on-path.mjs';
import { freePort } from '../lib/free-port.mjs';

const ROOT = join(__dirname, '../..');
const CADDYFILE = join(ROOT, 'docker/Caddyfile');
const APIS = ['api-1', 'api-2'] as const;
const caddyfile = readFileSync(CADDYFILE, 'utf8');

describe('the proxy', () => {
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; depends_on?: object }>;
  };
  const seconds = (directive: string) => {
    const [, amount = '', unit] = new RegExp(`${directive} (\\d+)(m?s)\\b`).exec(caddyfile) ?? [];
    return Number(amount) / (unit === 'ms' ? 1_000 : 1);
  };

  it('knows every API process, and asks each more than once in the time that one takes to leave', () => {
    const addresses = APIS.map((name) => `${name}:3000`).join(' ');
    expect(services['proxy']?.environment?.['API_ADDRESSES']).toBe(addresses);
    expect(caddyfile.match(/\{\$API_ADDRESSES:([^}]+)\}/g)).toEqual(
      Array(2).fill(`{$API_ADDRESSES:${addresses}}`),
    );
    expect(caddyfile).toContain('health_uri /readyz\n');
    for (const name of APIS)
      expect(Number(services[name]?.environment?.['DRAIN_SECONDS'])).toBeGreaterThan(
        2 * seconds('health_interval'),
      );
    expect(Object.keys(services['proxy']?.depends_on ?? {})).toEqual([...APIS]);
  });

  it('looks for another process for longer than it takes to notice that one is gone, and repeats nothing but GETs', () => {
    expect(seconds('lb_try_duration')).toBeGreaterThan(seconds('health_interval'));
    expect(seconds('lb_try_interval')).toBeLessThan(0.1);
    expect(seconds('fail_duration')).toBeGreaterThanOrEqual(seconds('health_interval'));
    // Caddy repeats only GETs unless it is told otherwise.
    expect(caddyfile).not.toContain('lb_retry_match');
  });

  it("answers in the product's shape when a process went away without an answer", () => {
    const [, body = ''] = /respond `(.+)` 503/.exec(caddyfile) ?? [];
    expect(JSON.parse(body)).toEqual(errorAnswer('server.stopping'));
  });
});

/** `npm run verify:production` does the same to the whole product. */
describe('Caddy with this Caddyfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const seen: string[] = [];
  /** Whether the second process goes away in the middle of a request. */
  let goesAway = true;
  let [stays, leaves]: Server[] = [];
  let proxy: ChildProcess;
  let origin = '';

  async function listening(name: string, answer: RequestListener): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.url === '/readyz') return response.end('{"status":"ok"}');
      seen.push(`${name} ${request.method} ${request.url}`);
      return answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }
  const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

  beforeAll(async () => {
    stays = await listening('stays', (_request, response) => response.end('done'));
    leaves = await listening('leaves', (request, response) => {
      if (goesAway) request.socket.destroy();
      // No connection is kept: a POST that was already on its way into one when it closed is not repeated.
      else response.setHeader('connection', 'close').end('done');
    });
    const [port, adminPort] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${port}`;
    const caddy = findOnPath(['caddy']);
    if (caddy === null) throw new Error('Caddy is not installed.');
    proxy = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', CADDYFILE], {
      stdio: 'ignore',
      env: {
        SITE_ADDRESS: `:${port}`,
        API_ADDRESSES: `${addressOf(stays)} ${addressOf(leaves)}`,
        CADDY_ADMIN: `127.0.0.1:${adminPort}`,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    });
    await eventually(() =>
      fetch(`${origin}/metrics`).then(
        ({ status }) => status === 404,
        () => false,
      ),
    );
  });
  afterAll(async () => {
    proxy.kill('SIGKILL');
    await once(proxy, 'exit');
    for (const server of [stays, leaves]) server?.close();
    rmSync(folder, { recursive: true });
  });

  /** The answer to the first request that reaches the process that goes away; after it did, it is spared for a while. */
  async function answerOfTheOther(method: string, path: string): Promise<Response> {
    let turn = 0;
    let answer: Response | undefined;
    await eventually(async () => {
      turn += 1;
      answer = await fetch(`${origin}${path}/${turn}`, { method });
      return seen.includes(`leaves ${method} ${path}/${turn}`);
    });
    if (!answer) throw new Error('Nothing was asked');
    return answer;
  }

  it('asks the next process when one goes away during a GET, and never twice for a POST', async () => {
    const read = await answerOfTheOther('GET', '/read');
    expect([read.status, await read.text()]).toEqual([200, 'done']);
    const written = await answerOfTheOther('POST', '/write');
    expect([written.status, await written.json()]).toEqual([503, errorAnswer('server.stopping')]);
    const writes = seen.filter((line) => line.includes('POST')).map((line) => line.split(' ').at(-1));
    expect(new Set(writes).size).toBe(writes.length);
  });

  it('sends to the other process what one that is gone could not be sent', async () => {
    goesAway = false;
    await answerOfTheOther('GET', '/again');
    leaves?.close();
    leaves?.closeAllConnections();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => fetch(`${origin}/sent/${n}`, { method: 'POST' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('keeps what is for machines inside', async () => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(`${origin}/readyz`)).status).toBe(404);
  });
});
