import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config';
import { CampaignRunnerService } from './campaign-runner.service';

const EVERY_MS = 500;

/** Every worker may try: the lock on the pace row lets one at a time advance campaigns. */
@Injectable()
export class CampaignSchedule implements OnModuleDestroy {
  private readonly logger = new Logger('Campaigns');
  private running: Promise<void> | null = null;
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly runner: CampaignRunnerService,
  ) {}

  @Interval(EVERY_MS)
  tick(): void {
    if (this.config.role === 'api' || this.isStopping) return;
    this.running ??= this.moveOn().finally(() => (this.running = null));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.running;
  }

  private async moveOn(): Promise<void> {
    try {
      while (!this.isStopping && (await this.runner.moveOn()));
    } catch (error) {
      this.logger.warn(
        `Could not advance the campaigns: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }
}
