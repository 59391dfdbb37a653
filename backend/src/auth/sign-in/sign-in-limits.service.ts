import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '#contract/rules/email-address';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS, type Charge } from '../../platform/limits/rate-limiter';
import { DeviceCookie } from './device-cookie';

/** Where a password comes from. */
export interface SignInSource {
  /** The network address, as limits count it. */
  readonly address: string;
  readonly deviceCookie: string | null;
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
  ) {}

  sourceOf(request: FastifyRequest): SignInSource {
    return { address: limitedAddress(request.ip), deviceCookie: this.devices.read(request) };
  }

  /**
   * Runs `check`, which throws when the password is wrong. Attempts count before the check and are refunded when it
   * passes, so only failures add up. `userId` is null for an unknown address, which is limited like a known one.
   * Throws request.rate-limited.
   */
  async guard<Result>(
    source: SignInSource,
    { userId, email }: { userId: string | null; email: string },
    check: () => Promise<Result>,
  ): Promise<Result> {
    const device = userId === null ? null : this.devices.deviceOf(source.deviceCookie, userId);
    const charges: Charge[] = [
      { policy: LIMITS.signInByAddress, key: source.address },
      device === null
        ? { policy: LIMITS.signInByAccount, key: userId ?? addressKey(email) }
        : { policy: LIMITS.signInByDevice, key: `${device}:${userId ?? ''}` },
    ];
    await this.limits.consumeAll(charges);
    const result = await check();
    await this.limits.refundAll(charges);
    return result;
  }
}
