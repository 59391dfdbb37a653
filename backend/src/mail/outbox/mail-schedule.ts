import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config';
import { MailDeliveryService } from './mail-delivery.service';
import { MailQueue } from './mail-queue';
import { Mailer } from './mailer';

const SWEEP_MS = 5_000;
const STOP_WITHIN_MS = 5_000;

/** Starts the mail worker if this process runs one, and keeps the outbox moving. */
@Injectable()
export class MailSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private sweeping = false;

  constructor(
    private readonly config: Config,
    private readonly delivery: MailDeliveryService,
    private readonly queue: MailQueue,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.isWorker) await this.queue.work((id) => this.delivery.deliver(id));
  }

  async onModuleDestroy(): Promise<void> {
    const leave = new AbortController();
    await Promise.race([
      this.queue.stop().finally(() => leave.abort()),
      // An unresponsive mail server must not keep the process from stopping.
      sleep(STOP_WITHIN_MS, undefined, { signal: leave.signal }).catch(() => undefined),
    ]);
    await this.delivery.releaseClaims();
    await this.mailer.close();
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    if (!this.isWorker || this.sweeping) return;
    this.sweeping = true;
    try {
      await this.delivery.sweep();
    } catch (error) {
      this.logger.warn(`Could not read the outbox: ${error instanceof Error ? error.message : 'unknown'}`);
    } finally {
      this.sweeping = false;
    }
  }

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async deleteSettled(): Promise<void> {
    if (this.isWorker) await this.delivery.deleteSettled();
  }

  private get isWorker(): boolean {
    return this.config.role !== 'api';
  }
}
