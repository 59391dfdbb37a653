import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { withinMs } from '../../platform/clock/time-limit';
import { Config } from '../../platform/config/config';
import { MailLogService } from '../log/mail-log.service';
import { MailWebhooksService } from '../webhooks/mail-webhooks.service';
import { MailDeliveryService } from './mail-delivery.service';
import { MailQueue } from './mail-queue';
import { Mailer } from './mailer';
import { OutboxService } from './outbox.service';

const SWEEP_MS = 2_000;
/** Several times before a claim runs out. */
const EXTEND_MS = 5_000;
const STOP_WITHIN_MS = 5_000;
const RELEASE_WITHIN_MS = 2_000;

/** Starts the mail worker if this process runs one, and keeps the outbox moving. */
@Injectable()
export class MailSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly config: Config,
    private readonly delivery: MailDeliveryService,
    private readonly outbox: OutboxService,
    private readonly log: MailLogService,
    private readonly webhooks: MailWebhooksService,
    private readonly queue: MailQueue,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.isWorker) await this.queue.work((id) => this.delivery.deliver(id));
  }

  async onModuleDestroy(): Promise<void> {
    const leave = new AbortController();
    await Promise.race([
      Promise.all([this.delivery.stop(), this.queue.stop()]).finally(() => leave.abort()),
      // An unresponsive mail server must not keep the process from stopping.
      sleep(STOP_WITHIN_MS, undefined, { signal: leave.signal }).catch(() => undefined),
    ]);
    await this.attempt('release claimed emails', withinMs(RELEASE_WITHIN_MS, this.delivery.releaseClaims()));
    await this.mailer.close();
  }

  /** Sweeps may overlap: each claims emails of its own, so a slow one keeps nothing from the next. */
  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    if (this.isWorker) await this.attempt('read the outbox', this.delivery.sweep());
  }

  @Interval(EXTEND_MS)
  async extendClaims(): Promise<void> {
    await this.attempt('keep claimed emails', this.delivery.extendClaims());
  }

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async deleteOld(): Promise<void> {
    if (!this.isWorker) return;
    await this.outbox.deleteSettled();
    await this.log.deleteOld();
    await this.webhooks.deleteOldTokens();
  }

  private async attempt(what: string, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.logger.warn(`Could not ${what}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  private get isWorker(): boolean {
    return this.config.role !== 'api';
  }
}
