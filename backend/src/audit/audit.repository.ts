import type { AuditEntry } from '#contract/console/admin';
import type { AuditedAction, AuditFilter, Range } from './audit';

/** Append-only: entries are never changed or removed. */
export abstract class AuditRepository {
  abstract add(id: string, entry: AuditedAction, at: Date): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, range: Range): Promise<AuditEntry[]>;
  abstract count(filter: AuditFilter): Promise<number>;
}
