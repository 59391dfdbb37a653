import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Config } from '../platform/config/config';
import { BackgroundJob } from '../platform/jobs/background-job';
import { PlannedDatesService } from './planned-dates.service';

const LIMIT_MS = 60_000;

@Injectable()
export class PlannedDatesHousekeeping {
  private readonly job = new BackgroundJob('remove old planned dates', { limitMs: LIMIT_MS, isLong: true });

  constructor(
    private readonly config: Config,
    private readonly plans: PlannedDatesService,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async removeOld(): Promise<void> {
    if (this.config.role !== 'api') await this.job.run(() => this.plans.removeOld());
  }
}
