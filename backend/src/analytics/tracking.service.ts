import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { BackgroundJob } from '../platform/jobs/background-job';
import { DailyCaps } from '../platform/limits/daily-caps';
import { LimitsService } from '../platform/limits/limits.service';
import { LIMITS } from '../platform/limits/rate-limiter';
import type { TrackingEventDto } from './tracking.dto';
import { TrackingRepository } from './tracking.repository';

/** Long enough to compare a month with the same month a year earlier. */
const KEEP_MS = 400 * 86_400_000;
const DELETE_LIMIT_MS = 300_000;

@Injectable()
export class TrackingService {
  private readonly retention = new BackgroundJob('delete old page views', {
    limitMs: DELETE_LIMIT_MS,
    isLong: true,
  });

  constructor(
    private readonly events: TrackingRepository,
    private readonly limits: LimitsService,
    private readonly caps: DailyCaps,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** `address` counts toward the limit and is not stored. */
  async keep({ page, action, metadata }: TrackingEventDto, address: string): Promise<void> {
    await this.limits.consume(LIMITS.tracking, address);
    if (!(await this.caps.take('tracking')).allowed) return;
    await this.events.add({ page, action, metadata: metadata ?? {} }, this.clock.now());
  }

  @Cron(CronExpression.EVERY_DAY_AT_4AM)
  async deleteOld(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.retention.run(() => this.events.forget(new Date(this.clock.now().getTime() - KEEP_MS)));
  }
}
