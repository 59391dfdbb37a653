import type { AuditEntry } from '#contract/console/admin';
import type { AuditChain, AuditedAction, AuditFilter, Range } from './audit';

/** Append-only: entries are never changed or removed. */
export abstract class AuditRepository {
  abstract add(id: string, entry: AuditedAction, at: Date): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, range: Range): Promise<AuditEntry[]>;
  abstract count(filter: AuditFilter): Promise<number>;
  /** Computes every entry's hash again. */
  abstract verify(): Promise<AuditChain>;
  /** Whether some entry has this hash, in hexadecimal. */
  abstract has(hash: string): Promise<boolean>;
}
