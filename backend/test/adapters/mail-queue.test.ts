import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { BullMqMailQueue } from '../../src/mail/adapters/bullmq-mail-queue';
import { InProcessMailQueue } from '../../src/mail/adapters/in-process-mail-queue';
import type { MailQueue } from '../../src/mail/outbox/mail-queue';
import { openRedis } from '../../src/platform/redis/redis-connection';
import { redisUrl } from '../support/databases/databases';
import { eventually } from '../support/time/eventually';

const PROBE = 'probe';
const HOUR_MS = 3_600_000;

/** A worker that records every id it gets. `next` decides how the next delivery of an id ends. */
class Deliveries {
  readonly ids: string[] = [];
  private readonly outcomes = new Map<string, () => Promise<number | null>>();

  readonly deliver = async (id: string): Promise<number | null> => {
    if (id === PROBE && this.ids.includes(PROBE)) return null;
    this.ids.push(id);
    const outcome = this.outcomes.get(id);
    this.outcomes.delete(id);
    return outcome ? outcome() : null;
  };

  /** The outcome of the next delivery of this id. */
  next(id: string, outcome: () => Promise<number | null>): void {
    this.outcomes.set(id, outcome);
  }

  get withoutProbe(): string[] {
    return this.ids.filter((id) => id !== PROBE);
  }
}

/**
 * Starts the queue. While it is still connecting to Redis it drops announcements, so a probe is announced until it
 * arrives.
 */
async function startWorker(queue: MailQueue): Promise<Deliveries> {
  const deliveries = new Deliveries();
  await queue.work(deliveries.deliver);
  await eventually(() => {
    queue.announce(PROBE);
    return deliveries.ids.includes(PROBE);
  });
  return deliveries;
}

const QUEUES: readonly [string, () => MailQueue][] = [
  ['BullMQ', () => new BullMqMailQueue(redisUrl(), `mail-${randomUUID()}`)],
  ['in-process', () => new InProcessMailQueue()],
];

describe.each(QUEUES)('the %s mail queue', (_, open) => {
  let queue: MailQueue;
  let deliveries: Deliveries;
  beforeEach(async () => {
    queue = open();
    deliveries = await startWorker(queue);
  });
  afterEach(() => queue.stop());

  it('hands each announced email to the worker once', async () => {
    for (const id of ['first', 'second']) queue.announce(id);
    await eventually(() => deliveries.withoutProbe.length >= 2);
    queue.announce('last');
    await eventually(() => deliveries.withoutProbe.includes('last'));
    expect(deliveries.withoutProbe.toSorted()).toEqual(['first', 'last', 'second']);
  });

  it('redelivers an email when its delivery asks for that', async () => {
    deliveries.next('patient', () => Promise.resolve(30));
    queue.announce('patient');
    await eventually(() => deliveries.withoutProbe.length === 2);
    expect(deliveries.withoutProbe).toEqual(['patient', 'patient']);
  });

  it('continues after a failed delivery', async () => {
    deliveries.next('broken', () => Promise.reject(new Error('no database')));
    queue.announce('broken');
    await eventually(() => deliveries.withoutProbe.length === 1);
    queue.announce('next');
    await eventually(() => deliveries.withoutProbe.length === 2);
    expect(deliveries.withoutProbe).toEqual(['broken', 'next']);
  });

  it('lets a running delivery finish before it stops', async () => {
    const order: string[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    deliveries.next('slow', async () => {
      await finished;
      order.push('delivered');
      return null;
    });
    queue.announce('slow');
    await eventually(() => deliveries.ids.includes('slow'));
    const stopped = queue.stop().then(() => order.push('stopped'));
    // Meanwhile another queue of the same kind, with nothing to wait for, starts and stops.
    const idle = open();
    await startWorker(idle);
    await idle.stop();
    expect(order).toEqual([]);
    finish();
    await stopped;
    expect(order).toEqual(['delivered', 'stopped']);
  });
});

describe('the in-process mail queue', () => {
  it('keeps ids that are announced before a worker listens', async () => {
    const queue = new InProcessMailQueue();
    queue.announce('early');
    const deliveries = new Deliveries();
    await queue.work(deliveries.deliver);
    expect(deliveries.ids).toEqual(['early']);
    await queue.stop();
  });

  it('waits as long as the delivery asked', async () => {
    jest.useFakeTimers();
    const queue = new InProcessMailQueue();
    const deliveries = new Deliveries();
    await queue.work(deliveries.deliver);
    deliveries.next('patient', () => Promise.resolve(HOUR_MS));
    queue.announce('patient');
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(deliveries.ids).toEqual(['patient']);
    await jest.advanceTimersByTimeAsync(1);
    expect(deliveries.ids).toEqual(['patient', 'patient']);
    jest.useRealTimers();
    await queue.stop();
  });
});

describe('the BullMQ mail queue', () => {
  it('keeps ids that are announced before a worker listens', async () => {
    const name = `mail-${randomUUID()}`;
    const [connection, queue] = [openRedis(redisUrl(), 'worker'), new BullMqMailQueue(redisUrl(), name)];
    const inRedis = new Queue(name, { connection });
    await eventually(async () => {
      queue.announce('early');
      return (await inRedis.getJob('early')) !== undefined;
    });
    const deliveries = new Deliveries();
    await queue.work(deliveries.deliver);
    await eventually(() => deliveries.ids.includes('early'));
    await Promise.all([queue.stop(), inRedis.close()]);
    connection.disconnect();
  });

  it('waits as long as the delivery asked', async () => {
    const name = `mail-${randomUUID()}`;
    const [connection, queue] = [openRedis(redisUrl(), 'worker'), new BullMqMailQueue(redisUrl(), name)];
    const inRedis = new Queue<{ outboxId: string }>(name, { connection });
    const deliveries = await startWorker(queue);
    deliveries.next('patient', () => Promise.resolve(HOUR_MS));
    queue.announce('patient');
    await eventually(async () => (await inRedis.getDelayedCount()) === 1);
    const [waiting] = await inRedis.getDelayed();
    expect(waiting).toMatchObject({ data: { outboxId: 'patient' }, delay: HOUR_MS });
    await Promise.all([queue.stop(), inRedis.close()]);
    connection.disconnect();
  });

  it('announces without waiting, and stops, while Redis is down', async () => {
    const queue = new BullMqMailQueue('redis://127.0.0.1:1', 'mail');
    queue.announce('later');
    await queue.stop();
  });
});
