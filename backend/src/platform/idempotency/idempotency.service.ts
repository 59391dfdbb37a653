import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { sha256 } from '../crypto/tokens';
import { Transaction } from '../database/database';
import { DomainError } from '../errors/domain-error';
import { BackgroundJob } from '../jobs/background-job';
import { IdempotencyRepository, type KeptAnswer } from './idempotency.repository';

const KEEP_MS = 7 * 86_400_000;
const DELETE_LIMIT_MS = 300_000;

export interface IdempotentRequest {
  readonly ownerId: string;
  readonly key: string;
  /** Identifies method, path and body, in any order of its keys: the same key must always come with the same request. */
  readonly fingerprint: string;
}
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

@Injectable()
export class IdempotencyService {
  private readonly retention = new BackgroundJob('delete old idempotency keys', {
    limitMs: DELETE_LIMIT_MS,
    isLong: true,
  });

  constructor(
    private readonly keys: IdempotencyRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Does the work once per key, in one transaction with the key; a repeated request waits and gets the first answer.
   */
  once({ ownerId, key, fingerprint }: IdempotentRequest, work: () => Promise<Answer>): Promise<Answer> {
    const requestHash = sha256(fingerprint);
    return this.transaction.run(async () => {
      const kept = await this.keys.reserve(ownerId, key, requestHash, this.clock.now());
      if (kept && !kept.requestHash.equals(requestHash))
        throw new DomainError('request.idempotency-mismatch');
      if (kept && kept.status !== null) return { status: kept.status, body: kept.body };
      const answer = await work();
      await this.keys.keep(ownerId, key, answer.status, answer.body);
      return answer;
    });
  }

  /** What `once` would keep, for work that is one statement together with its answer. */
  keptAnswer({ ownerId, key, fingerprint }: IdempotentRequest, { status, body }: Answer): KeptAnswer {
    return {
      key,
      requestHash: sha256(fingerprint),
      status,
      sealed: this.keys.encryptedAnswer(ownerId, key, body),
    };
  }

  @Cron(CronExpression.EVERY_DAY_AT_4AM)
  async deleteOld(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.retention.run(async (hasTime) => {
      const before = new Date(this.clock.now().getTime() - KEEP_MS);
      while (hasTime() && (await this.keys.forget(before)) > 0);
    });
  }
}
