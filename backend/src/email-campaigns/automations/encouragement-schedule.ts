import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config';
import { EncouragementService } from './encouragement.service';

/** Frequent, because zones differ by quarter hours and clocks change; finished work is not repeated. */
const EVERY_MS = 15_000;

/** Every worker may try: the database lets one at a time process a zone's day. */
@Injectable()
export class EncouragementSchedule implements OnModuleDestroy {
  private readonly logger = new Logger('Automations');
  private running: Promise<void> | null = null;
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly encouragement: EncouragementService,
  ) {}

  @Interval(EVERY_MS)
  tick(): void {
    if (this.config.role === 'api' || this.isStopping) return;
    this.running ??= this.run().finally(() => (this.running = null));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      await this.encouragement.run(() => !this.isStopping);
    } catch (error) {
      this.logger.warn(
        `Could not run the automations: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }
}
