import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config';
import { BackgroundJob } from '../../platform/jobs/background-job';
import { CampaignRunnerService } from './campaign-runner.service';

const EVERY_MS = 500;
const LIMIT_MS = 60_000;

/** Every worker may try: the lock on the pace row lets one at a time advance campaigns. */
@Injectable()
export class CampaignSchedule implements OnModuleDestroy {
  private readonly job = new BackgroundJob('advance the campaigns', { limitMs: LIMIT_MS });
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly runner: CampaignRunnerService,
  ) {}

  @Interval(EVERY_MS)
  tick(): void {
    if (this.config.role === 'api' || this.isStopping) return;
    void this.job.run((hasTime) => this.moveOn(hasTime));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.job.settled();
  }

  private async moveOn(hasTime: () => boolean): Promise<void> {
    while (!this.isStopping && hasTime() && (await this.runner.moveOn()));
  }
}
