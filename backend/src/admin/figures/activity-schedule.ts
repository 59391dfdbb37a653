import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config';
import { BackgroundJob } from '../../platform/jobs/background-job';
import { ActivityService } from './activity.service';

const EVERY_MS = 5_000;
/** A million accounts take minutes after a rebuild; what is left over is for the next turn. */
const LIMIT_MS = 300_000;

/** Every worker may try; only one at a time recounts and folds. */
@Injectable()
export class ActivitySchedule {
  private readonly job = new BackgroundJob('recount the accounts', { limitMs: LIMIT_MS, isLong: true });

  constructor(
    private readonly config: Config,
    private readonly activity: ActivityService,
  ) {}

  @Interval(EVERY_MS)
  async recount(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.job.run((hasTime) => this.activity.recountAll(hasTime));
  }
}
