import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config';
import { BackgroundJob } from '../../platform/jobs/background-job';
import { AutomationRunnerService } from './automation-runner.service';

/** Frequent, because zones differ by quarter hours and clocks change; finished work is not repeated. */
const EVERY_MS = 15_000;
const LIMIT_MS = 60_000;

/** Every worker may try: the database lets one at a time process a zone's day. */
@Injectable()
export class AutomationSchedule implements OnModuleDestroy {
  private readonly job = new BackgroundJob('run the automations', { limitMs: LIMIT_MS });
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly runner: AutomationRunnerService,
  ) {}

  @Interval(EVERY_MS)
  tick(): void {
    if (this.config.role === 'api' || this.isStopping) return;
    void this.job.run((hasTime) => this.runner.run(() => !this.isStopping && hasTime()));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.job.settled();
  }
}
