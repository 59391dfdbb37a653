import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MailDeliveryService } from '../mail/outbox/mail-delivery.service';
import { Database } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { Draining } from '../platform/http/draining';
import { Metrics } from '../platform/telemetry/metrics';

const DATABASE_WITHIN_MS = 3_000;

@Injectable()
export class OperationsService {
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
    const isDatabaseHere = await Promise.race([
      this.database.query('health', 'select 1', []).then(
        () => true,
        () => false,
      ),
      sleep(DATABASE_WITHIN_MS, false, { ref: false }),
    ]);
    if (!isDatabaseHere) throw new DomainError('server.unavailable');
  }

  async metrics(): Promise<{ text: string; contentType: string }> {
    return { text: await this.figures.text(), contentType: this.figures.contentType };
  }
}
