import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '#contract/console/admin';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/crypto/ids';
import type { AuditedAction, AuditFilter, Range } from './audit';
import { AuditRepository } from './audit.repository';

@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Call it inside the action's transaction, so that neither exists without the other. */
  async record(action: AuditedAction): Promise<void> {
    await this.entries.add(newId(), action, this.clock.now());
  }

  async list(filter: AuditFilter, range: Range): Promise<{ entries: AuditEntry[]; total: number }> {
    return { entries: await this.entries.list(filter, range), total: await this.entries.count(filter) };
  }
}
