import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MailDeliveryService } from '../mail/outbox/mail-delivery.service';
import { Config } from '../platform/config/config';
import { Database } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { Draining } from '../platform/http/draining';
import { Metrics } from '../platform/telemetry/metrics';

const DATABASE_WITHIN_MS = 3_000;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

@Injectable()
export class OperationsService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly draining: Draining,
    private readonly metrics: Metrics,
    delivery: MailDeliveryService,
  ) {
    metrics.watchBacklog(() => delivery.backlog());
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

  /**
   * Throws metrics.token-required for a request without the deployment's token; where there is none, for one that does
   * not come directly from this machine.
   */
  async metricsFor(
    authorization: string | undefined,
    isFromThisMachine: boolean,
  ): Promise<{ text: string; contentType: string }> {
    const { metricsToken } = this.config.operations;
    const isAllowed =
      metricsToken === null
        ? isFromThisMachine
        : timingSafeEqual(sha256(authorization ?? ''), sha256(`Bearer ${metricsToken}`));
    if (!isAllowed) throw new DomainError('metrics.token-required');
    return { text: await this.metrics.text(), contentType: this.metrics.contentType };
  }
}
