import { Injectable } from '@nestjs/common';
import { DomainError } from '../errors/domain-error';
import { RateLimiter, type Charge, type LimitPolicy, type Verdict } from './rate-limiter';

/** Limits for use cases: pass, or throw request.rate-limited with the seconds to wait. */
@Injectable()
export class LimitsService {
  constructor(private readonly limiter: RateLimiter) {}

  consume(policy: LimitPolicy, key: string): Promise<void> {
    return this.consumeAll([{ policy, key }]);
  }

  /** Counts for every charge, or for none of them. */
  async consumeAll(charges: readonly Charge[]): Promise<void> {
    requireAllowed(await this.limiter.consume(charges));
  }

  consumeInMemory(policy: LimitPolicy, key: string): void {
    requireAllowed(this.limiter.consumeInMemory({ policy, key }));
  }

  async refundAll(charges: readonly Charge[]): Promise<void> {
    await this.limiter.refund(charges);
  }
}

function requireAllowed({ allowed, retryAfterSeconds }: Verdict): void {
  if (!allowed) throw new DomainError('request.rate-limited', { retryAfterSeconds });
}
