import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Config } from '../platform/config/config';
import { BackgroundJob } from '../platform/jobs/background-job';
import { ContactInboxService } from './contact-inbox.service';

const LIMIT_MS = 300_000;

@Injectable()
export class ContactHousekeeping {
  private readonly job = new BackgroundJob('delete old messages to support', {
    limitMs: LIMIT_MS,
    isLong: true,
  });

  constructor(
    private readonly config: Config,
    private readonly inbox: ContactInboxService,
  ) {}

  @Cron(CronExpression.EVERY_DAY_AT_4AM)
  async deleteOld(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.job.run(() => this.inbox.deleteOld());
  }
}
