import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR_LIMITS } from '#contract/account/second-factor';
import { Config } from '../../platform/config/config';
import { HostCookie } from '../sessions/host-cookie';

/** Ties the second factor to the browser that gave the password. */
@Injectable()
export class PendingSignInCookie extends HostCookie {
  constructor(config: Config) {
    super(config, 'sign-in', SECOND_FACTOR_LIMITS.signInMinutes * 60, 'strict');
  }
}
