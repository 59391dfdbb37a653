import { randomUUID } from 'node:crypto';
import { BullMqMailQueue } from '../../src/mail/adapters/bullmq-mail-queue';
import { InProcessMailQueue } from '../../src/mail/adapters/in-process-mail-queue';
import type { MailQueue } from '../../src/mail/outbox/mail-queue';
import { redisUrl } from '../support/databases';
import { eventually } from '../support/eventually';

const QUEUES: readonly [string, () => MailQueue][] = [
  ['BullMQ', () => new BullMqMailQueue(redisUrl(), `mail-${randomUUID()}`)],
  ['in-process', () => new InProcessMailQueue()],
];

describe.each(QUEUES)('the %s mail queue', (_, open) => {
  let queue: MailQueue;
  let delivered: string[];
  const record = (retryMs: number | null) => (id: string) => {
    delivered.push(id);
    return Promise.resolve(delivered.length === 1 ? retryMs : null);
  };
  const announceOnceReady = (id: string) =>
    eventually(() => {
      queue.announce(id);
      return delivered.length > 0;
    });

  beforeEach(() => {
    queue = open();
    delivered = [];
  });
  afterEach(() => queue.stop());

  it('hands announced emails to the worker', async () => {
    await queue.work(record(null));
    await announceOnceReady('first');
    expect(new Set(delivered)).toEqual(new Set(['first']));
  });

  it('retries an email after the delay its delivery asked for', async () => {
    await queue.work(record(30));
    await announceOnceReady('patient');
    await eventually(() => delivered.length >= 2);
    expect(new Set(delivered)).toEqual(new Set(['patient']));
  });

  it('continues after a delivery that threw', async () => {
    const seen: string[] = [];
    await queue.work((id) => {
      seen.push(id);
      return id === 'broken' ? Promise.reject(new Error('no database')) : Promise.resolve(null);
    });
    await eventually(() => {
      queue.announce('broken');
      return seen.includes('broken');
    });
    await eventually(() => {
      queue.announce('sound');
      return seen.includes('sound');
    });
    expect(seen).toContain('sound');
  });

  it('lets a running delivery finish before it stops', async () => {
    const order: string[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    await queue.work(async (id) => {
      delivered.push(id);
      await finished;
      order.push('delivered');
      return null;
    });
    await announceOnceReady('slow');
    const stopped = queue.stop().then(() => order.push('stopped'));
    finish();
    await stopped;
    expect(order.slice(0, 1)).toEqual(['delivered']);
    expect(order.at(-1)).toBe('stopped');
  });

  it('accepts an announcement immediately, even with no worker', () => {
    expect(() => queue.announce('no worker yet')).not.toThrow();
  });
});

describe('the BullMQ mail queue', () => {
  it('neither throws nor waits while Redis is down', async () => {
    const queue = new BullMqMailQueue('redis://127.0.0.1:1', 'mail');
    expect(() => queue.announce('later')).not.toThrow();
    await queue.stop();
  });
});
