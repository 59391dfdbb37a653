import { Logger } from '@nestjs/common';
import { MailQueue, type Deliver } from '../outbox/mail-queue';

const CONCURRENCY = 5;

/** For a single process without Redis: ids wait in memory, and the outbox restores what a stop loses. */
export class InProcessMailQueue extends MailQueue {
  private readonly logger = new Logger('MailQueue');
  private readonly waiting = new Set<string>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private deliver: Deliver | null = null;
  private stopped = false;

  announce(outboxId: string): void {
    this.waiting.add(outboxId);
    this.fill();
  }

  async work(deliver: Deliver): Promise<void> {
    this.deliver = deliver;
    this.fill();
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running.values());
  }

  private fill(): void {
    if (!this.deliver || this.stopped) return;
    for (const id of this.waiting) {
      if (this.running.size >= CONCURRENCY) return;
      if (this.running.has(id)) continue;
      this.waiting.delete(id);
      this.running.set(id, this.handle(id, this.deliver));
    }
  }

  private async handle(id: string, deliver: Deliver): Promise<void> {
    try {
      const retryMs = await deliver(id);
      if (retryMs !== null) this.announceLater(id, retryMs);
    } catch (error) {
      this.logger.warn(
        `A delivery failed unexpectedly: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    } finally {
      this.running.delete(id);
      this.fill();
    }
  }

  private announceLater(id: string, delayMs: number): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.announce(id);
    }, delayMs);
    this.timers.add(timer);
  }
}
