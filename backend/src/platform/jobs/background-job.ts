import { Logger } from '@nestjs/common';
import { inWork, job, longJob } from '../database/connections/work';

interface BackgroundJobOptions {
  /** In milliseconds. After that, the job's statements are refused and its next turn may begin. */
  readonly limitMs: number;
  /** Its statements may take 30 seconds each instead of 5. */
  readonly isLong?: boolean;
}

/** Work that takes turns. A turn that fails or hangs costs a line in the log, never the process or the next turn. */
export class BackgroundJob {
  private readonly logger = new Logger('Jobs');
  private running: Promise<void> | null = null;

  constructor(
    /** How the log names it, as in "Could not <name>". */
    private readonly name: string,
    private readonly options: BackgroundJobOptions,
  ) {}

  /**
   * Takes a turn, unless the last one is still under way. Never rejects. Work in steps asks `hasTime` before each: the
   * rest is for the next turn.
   */
  run(work: (hasTime: () => boolean) => Promise<unknown>): Promise<void> {
    this.running ??= this.turn(work).finally(() => (this.running = null));
    return this.running;
  }

  /** Resolves when no turn is under way. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async turn(work: (hasTime: () => boolean) => Promise<unknown>): Promise<void> {
    const { limitMs, isLong = false } = this.options;
    const stepsUntil = performance.now() + limitMs / 2;
    const hasTime = (): boolean => performance.now() < stepsUntil;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not done within ${limitMs / 1000} s`)), limitMs);
      timer.unref();
    });
    try {
      const allowed = isLong ? longJob(this.name, limitMs) : job(this.name, limitMs);
      await Promise.race([inWork(allowed, () => work(hasTime)), late]);
    } catch (error) {
      this.logger.warn(`Could not ${this.name}: ${error instanceof Error ? error.message : 'unknown'}`);
    } finally {
      clearTimeout(timer);
    }
  }
}
