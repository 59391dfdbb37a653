import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config';
import { BackgroundJob } from '../../platform/jobs/background-job';
import { PushDeliveryService } from './push-delivery.service';
import { RemindersService } from './reminders.service';

const EVERY_MS = 15_000;
const LIMIT_MS = 60_000;

/** Every worker may try: the database gives each reminder and each message to one at a time. */
@Injectable()
export class ReminderSchedule implements OnModuleDestroy {
  private readonly job = new BackgroundJob('send reminders', { limitMs: LIMIT_MS });
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly reminders: RemindersService,
    private readonly deliveries: PushDeliveryService,
  ) {}

  @Interval(EVERY_MS)
  tick(): void {
    if (this.config.role === 'api' || this.isStopping) return;
    void this.job.run(async (hasTime) => {
      const shouldContinue = () => !this.isStopping && hasTime();
      await this.reminders.run(shouldContinue);
      await this.deliveries.run(shouldContinue);
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.job.settled();
  }
}
