import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { BullMqMailQueue } from '../../src/mail/adapters/bullmq-mail-queue';
import { InProcessMailQueue } from '../../src/mail/adapters/in-process-mail-queue';
import type { MailQueue } from '../../src/mail/outbox/mail-queue';
import { openRedis } from '../../src/platform/redis/redis-connection';
import { redisUrl } from '../support/databases';
import { eventually } from '../support/eventually';

const READY = 'are you ready?';
const HOUR_MS = 3_600_000;

/** A worker that notes every id it is handed; an id may ask to come back, break off, or wait to be let go. */
class Deliveries {
  readonly ids: string[] = [];
  private readonly outcomes = new Map<string, () => Promise<number | null>>();

  readonly deliver = async (id: string): Promise<number | null> => {
    if (id === READY && this.ids.includes(READY)) return null;
    this.ids.push(id);
    const outcome = this.outcomes.get(id);
    this.outcomes.delete(id);
    return outcome ? outcome() : null;
  };

  /** What becomes of the next delivery of this id. */
  next(id: string, outcome: () => Promise<number | null>): void {
    this.outcomes.set(id, outcome);
  }

  get withoutProbe(): string[] {
    return this.ids.filter((id) => id !== READY);
  }
}

/** The queue at work. A queue that still looks for its Redis drops what is announced, so one id is announced until it comes. */
async function atWork(queue: MailQueue): Promise<Deliveries> {
  const deliveries = new Deliveries();
  await queue.work(deliveries.deliver);
  await eventually(() => {
    queue.announce(READY);
    return deliveries.ids.includes(READY);
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
    deliveries = await atWork(queue);
  });
  afterEach(() => queue.stop());

  it('hands each announced mail to the worker once', async () => {
    for (const id of ['first', 'second']) queue.announce(id);
    await eventually(() => deliveries.withoutProbe.length >= 2);
    queue.announce('last');
    await eventually(() => deliveries.withoutProbe.includes('last'));
    expect(deliveries.withoutProbe.toSorted()).toEqual(['first', 'last', 'second']);
  });

  it('brings a mail back when its delivery asks for it', async () => {
    deliveries.next('patient', () => Promise.resolve(30));
    queue.announce('patient');
    await eventually(() => deliveries.withoutProbe.length === 2);
    expect(deliveries.withoutProbe).toEqual(['patient', 'patient']);
  });

  it('goes on after a delivery that broke off', async () => {
    deliveries.next('broken', () => Promise.reject(new Error('no database')));
    queue.announce('broken');
    await eventually(() => deliveries.withoutProbe.length === 1);
    queue.announce('sound');
    await eventually(() => deliveries.withoutProbe.length === 2);
    expect(deliveries.withoutProbe).toEqual(['broken', 'sound']);
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
    // Another queue of the kind, with nothing to wait for, comes and goes in the meantime.
    const idle = open();
    await atWork(idle);
    await idle.stop();
    expect(order).toEqual([]);
    finish();
    await stopped;
    expect(order).toEqual(['delivered', 'stopped']);
  });
});

describe('the in-process mail queue', () => {
  it('keeps what is announced before anyone listens', async () => {
    const queue = new InProcessMailQueue();
    queue.announce('early');
    const deliveries = new Deliveries();
    await queue.work(deliveries.deliver);
    expect(deliveries.ids).toEqual(['early']);
    await queue.stop();
  });

  it('waits as long as a delivery asked for', async () => {
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
  it('keeps what is announced before anyone listens', async () => {
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

  it('waits as long as a delivery asked for', async () => {
    const name = `mail-${randomUUID()}`;
    const [connection, queue] = [openRedis(redisUrl(), 'worker'), new BullMqMailQueue(redisUrl(), name)];
    const inRedis = new Queue<{ outboxId: string }>(name, { connection });
    const deliveries = await atWork(queue);
    deliveries.next('patient', () => Promise.resolve(HOUR_MS));
    queue.announce('patient');
    await eventually(async () => (await inRedis.getDelayedCount()) === 1);
    const [waiting] = await inRedis.getDelayed();
    expect(waiting).toMatchObject({ data: { outboxId: 'patient' }, delay: HOUR_MS });
    await Promise.all([queue.stop(), inRedis.close()]);
    connection.disconnect();
  });

  it('neither keeps anyone waiting nor refuses to stop while Redis is away', async () => {
    const queue = new BullMqMailQueue('redis://127.0.0.1:1', 'mail');
    queue.announce('later');
    await queue.stop();
  });
});
