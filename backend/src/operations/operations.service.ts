import { Injectable } from '@nestjs/common';
import { OutboxService } from '../mail/outbox/outbox.service';
import { MailServerService } from '../mail/server/mail-server.service';
import { withinMs } from '../platform/clock/time-limit';
import { TIME_LIMITS } from '../platform/database/connections/time-limits';
import { inWork, Work } from '../platform/database/connections/work';
import { Database } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { Draining } from '../platform/http/draining';
import { Metrics } from '../platform/telemetry/metrics';

const DATABASE_WITHIN_MS = 3_000;
const LATE_SECONDS = 60;

@Injectable()
export class OperationsService {
  private looking: Promise<boolean> | null = null;

  constructor(
    private readonly database: Database,
    private readonly draining: Draining,
    private readonly figures: Metrics,
    private readonly outbox: OutboxService,
    private readonly mailServer: MailServerService,
  ) {
    figures.watchBacklog(async () => ({
      ...(await this.outbox.backlog()),
      serverAwaySeconds: (await this.mailServer.outage())?.seconds ?? 0,
    }));
  }

  /**
   * Throws server.stopping or server.unavailable unless the process can take requests. Redis is not checked: everything
   * keeps working without it.
   */
  async requireReady(): Promise<void> {
    if (this.draining.hasBegun) throw new DomainError('server.stopping');
    // Questions that come while one is under way share its answer.
    this.looking ??= this.isDatabaseHere().finally(() => (this.looking = null));
    if (!(await this.looking)) throw new DomainError('server.unavailable');
  }

  private isDatabaseHere(): Promise<boolean> {
    const probe = new Work({
      kind: 'probe',
      owner: 'monitoring',
      purpose: 'health',
      limitMs: TIME_LIMITS.probe,
    });
    return inWork(probe, () =>
      this.database.query('health', 'select 1', []).then(
        () => true,
        () => false,
      ),
    );
  }

  /** Whether email has been due for more than a minute; false when the database doesn't say in time. */
  async isMailLate(): Promise<boolean> {
    try {
      const { oldestSeconds } = await withinMs(DATABASE_WITHIN_MS, this.outbox.backlog());
      return oldestSeconds > LATE_SECONDS;
    } catch {
      return false;
    }
  }

  async metrics(): Promise<{ text: string; contentType: string }> {
    return { text: await this.figures.text(), contentType: this.figures.contentType };
  }
}
