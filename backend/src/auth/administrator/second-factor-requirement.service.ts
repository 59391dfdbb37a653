import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '#contract/errors';
import { Config } from '../../platform/config/config';
import type { Account } from '../../users/user';
import { FactorsService } from '../second-factor/factors.service';
import type { Session } from '../sessions/session';

/** ADMIN_TWO_FACTOR=required: the administrator's sessions need a second factor. */
@Injectable()
export class SecondFactorRequirementService {
  constructor(
    private readonly factors: FactorsService,
    private readonly config: Config,
  ) {}

  appliesTo({ isAdmin }: Account): boolean {
    return isAdmin && this.config.adminTwoFactor === 'required';
  }

  isMet({ account, hasSecondFactor }: Session): boolean {
    return hasSecondFactor || !this.appliesTo(account);
  }

  /**
   * Why a session that doesn't meet it is refused. An administrator who has a factor must sign in with it: a session from
   * before may not add another one.
   */
  async refusalOf({ account }: Session): Promise<ErrorCode> {
    const methods = await this.factors.methodsOf(account.id);
    return methods.length > 0 ? 'auth.session-required' : 'auth.second-factor-setup-required';
  }
}
