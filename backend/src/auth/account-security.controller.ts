import { Body, Controller, Patch, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ChangeEmailAnswer, MessageAnswer } from '#contract/auth';
import { LimitsService } from '../platform/limits/limits.service';
import { LIMITS } from '../platform/limits/rate-limiter';
import { AccountSecurityService } from './account-security.service';
import { ChangeEmailDto, ChangePasswordDto } from './auth.dto';
import type { Session } from './session';
import { SessionCookie } from './session-cookie';
import { CurrentSession } from './session-request';

@Controller('api/user')
export class AccountSecurityController {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly cookie: SessionCookie,
    private readonly limits: LimitsService,
  ) {}

  @Patch('change-password')
  changePassword(
    @CurrentSession() session: Session,
    @Body() input: ChangePasswordDto,
  ): Promise<MessageAnswer> {
    return this.guarded(session, () =>
      this.security.changePassword(session, input.currentPassword, input.newPassword),
    );
  }

  @Patch('change-email')
  async changeEmail(
    @CurrentSession() session: Session,
    @Body() input: ChangeEmailDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeEmailAnswer> {
    const answer = await this.guarded(session, () =>
      this.security.changeEmail(session, input.newEmail, input.currentPassword),
    );
    this.cookie.clear(reply);
    return answer;
  }

  /** A stolen session must not become a way to try passwords: wrong ones count like failed sign-ins. */
  private async guarded<Answer>(session: Session, work: () => Promise<Answer>): Promise<Answer> {
    const account = session.account.email.toLowerCase();
    await this.limits.take(LIMITS.signInByAccount, account);
    const answer = await work();
    await this.limits.giveBack(LIMITS.signInByAccount, account);
    return answer;
  }
}
