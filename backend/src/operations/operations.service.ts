import { Injectable } from '@nestjs/common';
import { MailDeliveryService } from '../mail/outbox/mail-delivery.service';
import { TIME_LIMITS } from '../platform/database/connections/time-limits';
import { inWork, Work } from '../platform/database/connections/work';
import { Database } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { Draining } from '../platform/http/draining';
import { Metrics } from '../platform/telemetry/metrics';

@Injectable()
export class OperationsService {
  private looking: Promise<boolean> | null = null;

  constructor(
    private readonly database: Database,
    private readonly draining: Draining,
    private readonly figures: Metrics,
    delivery: MailDeliveryService,
  ) {
    figures.watchBacklog(() => delivery.backlog());
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

  async metrics(): Promise<{ text: string; contentType: string }> {
    return { text: await this.figures.text(), contentType: this.figures.contentType };
  }
}
