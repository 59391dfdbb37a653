import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { LogHash } from '../platform/crypto/address-hash';
import { newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { SecurityLog } from '../platform/telemetry/security-log';
import {
  FAILURES_KEPT_PER_DAY,
  KEPT_DAYS,
  type KeptEvent,
  type Origin,
  type SecurityEvent,
  type SecurityEventKind,
} from './security-event';
import { SecurityEventRepository } from './security-event.repository';

const DAY_MS = 86_400_000;
const LISTED = 20;
/** Counted apart, so that a flood of failures hides no success. */
const LISTED_FAILURES = 10;
const FAILURES: readonly string[] = ['sign-in.failed', 'sign-in.second-step-failed', 'sign-in.limited'];
const SUCCESSES: readonly string[] = ['sign-in.succeeded', 'sign-in.new-device'];
/** More than any account has in 90 days. */
const EXPORTED = 100_000;

const dayBefore = (at: Date): Date => new Date(at.getTime() - DAY_MS);

@Injectable()
export class SecurityEventsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Security');
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly events: SecurityEventRepository,
    private readonly log: SecurityLog,
    private readonly transaction: Transaction,
    private readonly hashes: LogHash,
    private readonly clock: Clock,
  ) {}

  /** Logs the event once its transaction has committed, and keeps it for the user to see. */
  async record(event: SecurityEvent): Promise<void> {
    const at = this.clock.now();
    this.transaction.afterCommit(() => this.writeLine(event, at));
    const { userId } = event;
    if (userId === null) return;
    const isFailure = FAILURES.includes(event.kind);
    if (isFailure && (await this.events.countSince(userId, FAILURES, dayBefore(at))) >= FAILURES_KEPT_PER_DAY)
      return;
    await this.events.add(newId(), { ...event, userId }, at);
  }

  /** `record` for an account that exists. */
  recordFor(userId: string, kind: SecurityEventKind, origin: Origin): Promise<void> {
    return this.record({ kind, userId, subject: userId, origin });
  }

  /** Like `record`, without letting the caller wait: so that an answer takes the same time with and without an account. */
  recordSoon(event: SecurityEvent): void {
    const writing = this.record(event)
      .catch((error: unknown) =>
        this.logger.warn(`An event was not kept: ${error instanceof Error ? error.message : 'unknown'}`),
      )
      .finally(() => this.pending.delete(writing));
    this.pending.add(writing);
  }

  /** The newest sign-ins, successful or not. */
  async signInsOf(userId: string): Promise<KeptEvent[]> {
    const successes = await this.events.list(userId, LISTED, SUCCESSES);
    const failures = await this.events.list(userId, LISTED_FAILURES, FAILURES);
    return [...successes, ...failures].sort((one, other) => other.at.getTime() - one.at.getTime());
  }

  exportFor(userId: string): Promise<KeptEvent[]> {
    return this.events.list(userId, EXPORTED);
  }

  async removeExpired(): Promise<void> {
    await this.events.removeBefore(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pending);
  }

  private writeLine({ kind, subject, origin }: SecurityEvent, at: Date): void {
    this.log.write({
      event: kind,
      time: at.toISOString(),
      account: this.hashes.of('account', subject),
      address: origin && this.hashes.of('address', origin.address),
      device: origin?.device ?? null,
    });
  }
}
