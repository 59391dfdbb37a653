import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { OutgoingClient, type OutgoingLimits } from './outgoing-client';

const LIMITS: OutgoingLimits = { maxBytes: 1_000_000, withinMs: 5_000, redirects: 3 };
const PUBLIC_NAME = 'feed.example.com';

const servers: Server[] = [];
const clients: OutgoingClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server on loopback; `seen` holds the requests that reached it. */
async function serverThat(handler: RequestListener) {
  const seen: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    handler(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, seen, url: `http://127.0.0.1:${port}` };
}

const answering = (body: string) => serverThat((_request, response) => response.end(body));
const redirectingTo = (location: string) =>
  serverThat((_request, response) => response.writeHead(302, { location }).end());

/** `addresses`: what every host name resolves to, one list per lookup, the last one for all later ones. */
function client({ hosts = [] as string[], addresses = [['127.0.0.1']] } = {}): OutgoingClient {
  const answers = [...addresses];
  const made = new OutgoingClient(hosts, () => {
    const [next = []] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return Promise.resolve(next.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  });
  clients.push(made);
  return made;
}

const textOf = async (response: Promise<Response>) => (await response).text();

describe('an address that a user gave', () => {
  it('never leads to a private address, whatever its name, unless the operator listed it', async () => {
    const { url, port, seen } = await answering('secrets');
    const given = { isFromUser: true };
    for (const address of [url, `http://localhost:${port}/`, `http://${PUBLIC_NAME}:${port}/`])
      await expect(client().fetch(address, given, LIMITS)).rejects.toThrow('leads to a private address');
    expect(seen).toEqual([]);
    const listed = client({ hosts: [PUBLIC_NAME] });
    expect(await textOf(listed.fetch(`http://${PUBLIC_NAME}:${port}/`, given, LIMITS))).toBe('secrets');
  });
});

describe('an address that the operator configured', () => {
  it('may be private when its name can only mean a private server', async () => {
    const { url, port } = await answering('here');
    expect(await textOf(client().fetch(url, {}, LIMITS))).toBe('here');
    expect(await textOf(client().fetch(`http://localhost:${port}/`, {}, LIMITS))).toBe('here');
  });

  it('may not lead to a private address when its name is public', async () => {
    const { port, seen } = await answering('secrets');
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1'])
      await expect(
        client({ addresses: [[address]] }).fetch(`http://${PUBLIC_NAME}:${port}/`, {}, LIMITS),
      ).rejects.toThrow('leads to a private address');
    expect(seen).toEqual([]);
  });

  it('is checked when it is connected to, so that a name that resolves differently the next time is caught', async () => {
    const { port, seen } = await answering('secrets');
    const rebound = client({ addresses: [['192.88.99.1'], ['203.0.113.7'], ['127.0.0.1']] });
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(rebound.fetch(`http://${PUBLIC_NAME}:${port}/`, {}, LIMITS)).rejects.toThrow(
        'leads to a private address',
      );
    expect(seen).toEqual([]);
  });

  it('may be private when the operator lists its name', async () => {
    const { port } = await answering('here');
    const listed = client({ hosts: [PUBLIC_NAME.toUpperCase()] });
    expect(await textOf(listed.fetch(`http://${PUBLIC_NAME}:${port}/`, {}, LIMITS))).toBe('here');
  });
});

describe('a redirect', () => {
  it('is followed on the same server', async () => {
    const { url, seen } = await serverThat((request, response) =>
      request.url === '/new' ? response.end('moved') : response.writeHead(301, { location: '/new' }).end(),
    );
    expect(await textOf(client().fetch(`${url}/old`, { headers: { 'x-key': 'k' } }, LIMITS))).toBe('moved');
    expect(seen.map(({ headers }) => headers['x-key'])).toEqual(['k', 'k']);
  });

  it.each([
    ['another port of this machine', (port: number) => `http://127.0.0.1:${port}/`],
    ['this machine by name', (port: number) => `http://localhost:${port}/`],
    ['this machine in decimal', (port: number) => `http://2130706433:${port}/`],
    ['this machine in IPv6', (port: number) => `http://[::1]:${port}/`],
    ['this machine in IPv6 as IPv4', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
    ['a public name that resolves to this machine', (port: number) => `http://${PUBLIC_NAME}:${port}/`],
    ["a cloud's metadata", () => 'http://169.254.169.254/latest/meta-data/'],
    ['a network behind it', () => 'http://10.0.0.1/'],
  ])('is not followed to %s', async (_where, target) => {
    const inner = await answering('secrets');
    const { url } = await redirectingTo(target(inner.port));
    await expect(client().fetch(url, {}, LIMITS)).rejects.toThrow('leads to a private address');
    expect(inner.seen).toEqual([]);
  });

  it.each([
    ['file:///etc/passwd', 'something other than http'],
    ['gopher://127.0.0.1:6379/_FLUSHALL', 'something other than http'],
    ['http://[', 'redirects to nowhere'],
  ])('is not followed to %s', async (target, reason) => {
    const { url } = await redirectingTo(target);
    await expect(client().fetch(url, {}, LIMITS)).rejects.toThrow(reason);
  });

  it('is refused where none is allowed, beyond the limit, and for anything with a body', async () => {
    const { url, seen } = await redirectingTo('/again');
    await expect(client().fetch(url, {}, { ...LIMITS, redirects: 0 })).rejects.toThrow('redirect');
    expect(seen).toHaveLength(1);
    await expect(client().fetch(url, {}, LIMITS)).rejects.toThrow('redirect');
    expect(seen).toHaveLength(5);
    await expect(client().fetch(url, { method: 'POST', body: '{}' }, LIMITS)).rejects.toThrow('redirect');
    expect(seen).toHaveLength(6);
  });

  it('to another server does not carry headers that may hold a key', async () => {
    const other = await answering('there');
    const { url } = await redirectingTo(`http://localhost:${other.port}/`);
    const headers = {
      'user-agent': 'HeartAndHead',
      'x-goog-api-key': 'secret',
      authorization: 'Bearer secret',
    };
    const allowed = client({ hosts: ['localhost'] });
    expect(await textOf(allowed.fetch(url, { headers }, LIMITS))).toBe('there');
    expect(other.seen[0]?.headers).toMatchObject({ 'user-agent': 'HeartAndHead' });
    expect(JSON.stringify(other.seen)).not.toContain('secret');
  });
});

describe('a response', () => {
  it.each(['identity', 'gzip'])('without end is cut off, not collected (%s)', async (encoding) => {
    let isCut: (() => void) | undefined;
    const cut = new Promise<void>((resolve) => (isCut = resolve));
    const piece = encoding === 'gzip' ? gzipSync(Buffer.alloc(10_000_000)) : Buffer.alloc(100_000);
    const { url } = await serverThat((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      response.on('close', () => isCut?.());
      const flood = (): void => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', flood);
      flood();
    });
    const response = await client().fetch(url, {}, LIMITS);
    await expect(response.text()).rejects.toThrow('answered more than 1 MB');
    await cut;
  });

  it.each(['nothing', 'a beginning'])('that stops after %s does not hold the caller', async (sent) => {
    const { url } = await serverThat((_request, response) => {
      if (sent !== 'nothing') response.write(sent);
    });
    const read = client()
      .fetch(url, {}, { ...LIMITS, withinMs: 200 })
      .then((response) => response.text());
    await expect(read).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('ends when the caller gives up', async () => {
    const { url } = await serverThat(() => undefined);
    const controller = new AbortController();
    const call = client().fetch(url, { signal: controller.signal }, LIMITS);
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });
});
