import { Logger } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { withinMs } from '../../platform/clock/time-limit';
import { openRedis } from '../../platform/redis/redis-connection';
import { MAIL_QUEUE_NAME, MailQueue, type Deliver } from '../outbox/mail-queue';

interface MailJob {
  outboxId: string;
}

const CONCURRENCY = 20;
/** A job whose worker died moves to another one within two of these intervals. */
const LOCK_MS = 10_000;
const OFTEN_STALLED = 100;
const AFTER_ERROR_MS = 1_000;
/** A Redis that does not answer must not keep the process from stopping. */
const STOP_WITHIN_MS = 4_000;
const ANSWER_WITHIN_MS = 1_000;

export class BullMqMailQueue extends MailQueue {
  private readonly logger = new Logger('MailQueue');
  private readonly connection: Redis;
  private readonly queue: Queue<MailJob>;
  private worker: { jobs: Worker<MailJob>; connection: Redis } | null = null;

  constructor(
    private readonly redisUrl: string,
    private readonly name = MAIL_QUEUE_NAME,
  ) {
    super();
    this.connection = openRedis(redisUrl, 'producer');
    this.queue = new Queue<MailJob>(name, { connection: this.connection, skipWaitingForReady: true });
    this.queue.on('error', (error) => this.logger.debug(error.message));
  }

  announce(outboxId: string): void {
    this.add(outboxId, outboxId, 0);
  }

  async work(deliver: Deliver): Promise<void> {
    const connection = openRedis(this.redisUrl, 'worker');
    const jobs = new Worker<MailJob>(
      this.name,
      async ({ data: { outboxId } }) => {
        const retryMs = await deliver(outboxId);
        if (retryMs !== null) this.add(`${outboxId}-in-${retryMs}`, outboxId, retryMs);
      },
      {
        connection,
        concurrency: CONCURRENCY,
        lockDuration: LOCK_MS,
        stalledInterval: LOCK_MS / 2,
        // The outbox counts attempts; the queue must not give up on a job that keeps stalling.
        maxStalledCount: OFTEN_STALLED,
        runRetryDelay: AFTER_ERROR_MS,
      },
    );
    jobs.on('error', (error) => this.logger.debug(error.message));
    this.worker = { jobs, connection };
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    try {
      await withinMs(STOP_WITHIN_MS, this.close());
    } catch (error) {
      this.logger.debug(`Left without closing: ${error instanceof Error ? error.message : 'unknown'}`);
    } finally {
      this.worker?.connection.disconnect();
      this.connection.disconnect();
    }
  }

  private async close(): Promise<void> {
    if (this.worker) {
      const { jobs, connection } = this.worker;
      // Without Redis there is nothing to say goodbye to, and waiting for its answer would leave connections behind.
      const isHere = connection.status === 'ready' && (await answers(connection));
      await jobs.close(!isHere);
    }
    await this.queue.close();
  }

  private add(jobId: string, outboxId: string, delay: number): void {
    // While Redis is down an add would wait for it; a worker takes the email from the outbox instead.
    if (this.connection.status !== 'ready') return;
    this.queue
      .add('deliver', { outboxId }, { jobId, delay, removeOnComplete: true, removeOnFail: true })
      .catch((error: Error) => this.logger.debug(`Could not announce an email: ${error.message}`));
  }
}

function answers(redis: Redis): Promise<boolean> {
  return withinMs(ANSWER_WITHIN_MS, redis.ping()).then(
    () => true,
    () => false,
  );
}
