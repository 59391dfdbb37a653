import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import { addressKey } from '#contract/rules/email-address';
import { isUndecided } from '../../platform/database/connections/database-trouble';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS, type Charge } from '../../platform/limits/rate-limiter';
import type { Origin, SecurityEventKind } from '../../security-events/security-event';
import { SecurityEventsService } from '../../security-events/security-events.service';
import { originOf } from '../sessions/session-request';
import { DeviceCookie } from './device-cookie';

const EVENTS: Partial<Record<ErrorCode, SecurityEventKind>> = {
  'auth.invalid-credentials': 'sign-in.failed',
  'request.rate-limited': 'sign-in.limited',
};

/** Where a password comes from. */
export interface SignInSource {
  readonly origin: Origin;
  readonly deviceCookie: string | null;
}

/** Whose password it should be. */
interface SignInSubject {
  /** Null for an unknown address, which is limited like a known one. */
  readonly userId: string | null;
  readonly email: string;
}

/**
 * Limits guesses by network address and by account. A device that the account has signed in from has a budget of its
 * own, so that a stranger's wrong guesses lock out strangers and not the owner.
 */
@Injectable()
export class SignInLimitsService {
  constructor(
    private readonly limits: LimitsService,
    private readonly devices: DeviceCookie,
    private readonly events: SecurityEventsService,
  ) {}

  sourceOf(request: FastifyRequest): SignInSource {
    return { origin: originOf(request), deviceCookie: this.devices.read(request) };
  }

  /**
   * Runs `check`, which throws when the password is wrong. Attempts count before the check and are refunded when it
   * passes or can't be made, so only failures add up; failures and refusals go to the security log.
   * Throws request.rate-limited.
   */
  async guard<Result>(
    source: SignInSource,
    who: SignInSubject,
    check: () => Promise<Result>,
  ): Promise<Result> {
    const charges = this.chargesOf(source, who);
    try {
      await this.limits.consumeAll(charges);
      const result = await check();
      await this.limits.refundAll(charges);
      return result;
    } catch (error) {
      if (isUndecided(error)) await this.limits.refundAll(charges);
      const kind = error instanceof DomainError ? EVENTS[error.code] : undefined;
      if (kind)
        this.events.recordSoon({
          kind,
          userId: who.userId,
          subject: who.userId ?? addressKey(who.email),
          origin: source.origin,
        });
      throw error;
    }
  }

  private chargesOf({ origin, deviceCookie }: SignInSource, { userId, email }: SignInSubject): Charge[] {
    const device = userId === null ? null : this.devices.deviceOf(deviceCookie, userId);
    return [
      { policy: LIMITS.signInByAddress, key: origin.address },
      device === null
        ? { policy: LIMITS.signInByAccount, key: userId ?? addressKey(email) }
        : { policy: LIMITS.signInByDevice, key: `${device}:${userId ?? ''}` },
    ];
  }
}
