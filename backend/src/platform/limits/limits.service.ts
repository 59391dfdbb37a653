import { Injectable } from '@nestjs/common';
import { DomainError } from '../errors/domain-error';
import { RateLimiter, type LimitPolicy } from './rate-limiter';

/** Limits for use cases: pass, or throw request.rate-limited with the seconds to wait. */
@Injectable()
export class LimitsService {
  constructor(private readonly limiter: RateLimiter) {}

  async consume(policy: LimitPolicy, key: string): Promise<void> {
    const verdict = await this.limiter.consume(policy, key);
    if (!verdict.allowed) throw tooMany(verdict.retryAfterSeconds);
  }

  consumeInMemory(policy: LimitPolicy, key: string): void {
    const verdict = this.limiter.consumeInMemory(policy, key);
    if (!verdict.allowed) throw tooMany(verdict.retryAfterSeconds);
  }

  async refund(policy: LimitPolicy, key: string): Promise<void> {
    await this.limiter.refund(policy, key);
  }
}

function tooMany(retryAfterSeconds: number): DomainError {
  return new DomainError('request.rate-limited', { retryAfterSeconds });
}
