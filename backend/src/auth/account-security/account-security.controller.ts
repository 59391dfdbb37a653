import { Body, Controller, Patch, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ChangeEmailAnswer, MessageAnswer } from '#contract/account/auth';
import { AccountSecurityService } from './account-security.service';
import { ChangeEmailDto, ChangePasswordDto } from '../auth.dto';
import type { Session } from '../sessions/session';
import { SessionCookie } from '../sessions/session-cookie';
import { CurrentSession } from '../sessions/session-request';

@Controller('api/user')
export class AccountSecurityController {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly cookie: SessionCookie,
  ) {}

  @Patch('change-password')
  changePassword(
    @CurrentSession() session: Session,
    @Body() input: ChangePasswordDto,
  ): Promise<MessageAnswer> {
    return this.security.changePassword(session, input.currentPassword, input.newPassword);
  }

  @Patch('change-email')
  async changeEmail(
    @CurrentSession() session: Session,
    @Body() input: ChangeEmailDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeEmailAnswer> {
    const answer = await this.security.changeEmail(session, input.newEmail, input.currentPassword);
    this.cookie.clear(reply);
    return answer;
  }
}
