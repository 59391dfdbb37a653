import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '#contract/console/admin';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/crypto/ids';
import { SecurityEventsService } from '../security-events/security-events.service';
import type { AuditedAction, AuditFilter, Range } from './audit';
import { AuditRepository } from './audit.repository';

@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly events: SecurityEventsService,
    private readonly clock: Clock,
  ) {}

  /** Call it inside the action's transaction, so that neither exists without the other. */
  async record(action: AuditedAction): Promise<void> {
    await this.entries.add(newId(), action, this.clock.now());
    const kind = `admin.${action.action}` as const;
    await this.events.record({ kind, userId: null, subject: action.actor.id, origin: null });
  }

  async list(filter: AuditFilter, range: Range): Promise<{ entries: AuditEntry[]; total: number }> {
    return { entries: await this.entries.list(filter, range), total: await this.entries.count(filter) };
  }
}
