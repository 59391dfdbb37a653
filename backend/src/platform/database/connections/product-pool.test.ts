import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { DatabaseTimeout, databaseTroubleOf } from './database-trouble';
import { ProductPool } from './product-pool';
import { inWork, Work } from './work';

const AUTHENTICATION_OK = message('R', Buffer.from([0, 0, 0, 0]));
const READY = message('Z', Buffer.from('I'));
const TERMINATED = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const sockets = new Set<Socket>();
let server: Server;
let pool: ProductPool;
let warnings: jest.SpyInstance;

/** A PostgreSQL that answers the first message of each connection with these bytes, and nothing else. */
async function serve(answer: Buffer, { closes = false } = {}): Promise<void> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(answer);
      if (closes) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = new ProductPool({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    user: 'product',
    password: 'product',
    database: 'product',
  });
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await pool.end();
});
beforeEach(() => {
  warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warnings.mockRestore());

const request = (limitMs: number) => new Work({ kind: 'request', owner: 'a', purpose: 'list', limitMs });
/** Waits for no lock, so that no answer says that there is no PostgreSQL. */
const probe = (limitMs: number) => new Work({ kind: 'probe', owner: 'a', purpose: 'health', limitMs });

describe('a connection that PostgreSQL ends', () => {
  it('in the moment it is handed over costs the request, not the process', async () => {
    await serve(Buffer.concat([AUTHENTICATION_OK, READY, TERMINATED]), { closes: true });
    expect(await troubleOf(pool.connect())).toBe('away');
    expect(pool.totalCount).toBe(0);
  });

  it('while no one uses it leaves the pool', async () => {
    await serve(Buffer.concat([AUTHENTICATION_OK, READY]));
    const client = await pool.connect();
    client.release();
    expect(pool.idleCount).toBe(1);
    const removed = new Promise((resolve) => pool.once('remove', resolve));
    for (const socket of sockets) socket.write(TERMINATED);
    await removed;
    expect(pool.totalCount).toBe(0);
  });
});

describe('a PostgreSQL that does not answer', () => {
  it('costs no more than the limit, and the connection is not used again', async () => {
    await serve(Buffer.concat([AUTHENTICATION_OK, READY]));
    await inWork(probe(300), async () => {
      const client = await pool.connect();
      expect(await troubleOf(client.query('select 1'))).toBe('away');
      await expect(client.query('rollback')).rejects.toBeInstanceOf(DatabaseTimeout);
      client.release();
    });
    expect(pool.totalCount).toBe(0);
  });

  it('makes the pool give up the other connections that have heard nothing since', async () => {
    await serve(Buffer.concat([AUTHENTICATION_OK, READY]));
    const clients = [await pool.connect(), await pool.connect(), await pool.connect()];
    for (const client of clients.slice(1)) client.release();
    expect(pool.idleCount).toBe(2);
    await inWork(probe(200), async () => expect(await troubleOf(clients[0]?.query('select 1'))).toBe('away'));
    clients[0]?.release();
    const next = await pool.connect();
    expect(clients).not.toContain(next);
    next.release();
    expect(pool.totalCount).toBe(1);
  });

  it('is not thought of when a request had less time than a lock may take', async () => {
    await serve(Buffer.concat([AUTHENTICATION_OK, READY]));
    const [client, idle] = [await pool.connect(), await pool.connect()];
    idle.release();
    await inWork(request(200), async () => expect(await troubleOf(client.query('select 1'))).toBe('busy'));
    client.release();
    expect([pool.idleCount, pool.totalCount]).toEqual([1, 1]);
  });

  it('even while connecting', async () => {
    await serve(Buffer.alloc(0));
    expect(await troubleOf(inWork(request(200), () => pool.connect()))).toBe('away');
  });
});

function troubleOf(promise: Promise<unknown> | undefined): Promise<unknown> | undefined {
  return promise?.then(
    () => 'none',
    (error: unknown) => databaseTroubleOf(error),
  );
}
