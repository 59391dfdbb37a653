import type { KeptEvent, SecurityEvent } from './security-event';

export abstract class SecurityEventRepository {
  /** Keeps an event of an account; without the account, nothing happens. */
  abstract add(
    id: string,
    event: Pick<SecurityEvent, 'kind' | 'origin'> & { userId: string },
    at: Date,
  ): Promise<void>;
  abstract countSince(userId: string, kinds: readonly string[], since: Date): Promise<number>;
  /** Newest first. With `kinds`, only these. */
  abstract list(userId: string, limit: number, kinds?: readonly string[]): Promise<KeptEvent[]>;
  abstract removeBefore(at: Date): Promise<void>;
}
