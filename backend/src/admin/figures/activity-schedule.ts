import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config';
import { ActivityService } from './activity.service';

const EVERY_MS = 5_000;

/** Every worker may try; only one at a time recounts and folds. */
@Injectable()
export class ActivitySchedule {
  private readonly logger = new Logger('Admin');
  private running = false;

  constructor(
    private readonly config: Config,
    private readonly activity: ActivityService,
  ) {}

  @Interval(EVERY_MS)
  async recount(): Promise<void> {
    if (this.config.role === 'api' || this.running) return;
    this.running = true;
    try {
      await this.activity.recountAll();
    } catch (error) {
      this.logger.warn(
        `Accounts could not be recounted: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    } finally {
      this.running = false;
    }
  }
}
