import { Injectable } from '@nestjs/common';
import { NOTHING_TO_VERIFY, type StepUpRequest } from '#contract/account/second-factor';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import { PasswordConfirmationService } from '../account-security/password-confirmation.service';
import { FactorCheckService } from '../second-factor/factor-check.service';
import type { Session } from '../sessions/session';
import { SessionsService } from '../sessions/sessions.service';

/** Lets a signed-in user prove again who they are. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly confirmation: PasswordConfirmationService,
    private readonly check: FactorCheckService,
    private readonly sessions: SessionsService,
  ) {}

  /** The session's new token. Throws auth.wrong-password, auth.wrong-code or auth.passkey-rejected. */
  async confirm(session: Session, input: StepUpRequest, challenge: string | null): Promise<string> {
    return this.sessions.renew(session, await this.verify(session, input, challenge));
  }

  /** Whether it was a second factor. */
  private async verify(
    session: Session,
    { password, code, passkey }: StepUpRequest,
    challenge: string | null,
  ): Promise<boolean> {
    const { account } = session;
    if (passkey !== undefined) {
      if ((await this.check.checkPasskey(passkey, challenge)) !== account.id)
        throw new DomainError('auth.passkey-rejected');
      return true;
    }
    if (code !== undefined) {
      await this.check.checkCode(account, code);
      return true;
    }
    if (password === undefined)
      throw invalidInput([{ field: 'password', message: NOTHING_TO_VERIFY, code: 'request.missing-field' }]);
    await this.confirmation.confirm(session, password);
    return false;
  }
}
