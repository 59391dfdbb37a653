import { Body, Controller, Patch, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeEmailAnswer, MessageAnswer } from '#contract/account/auth';
import { SecurityEventsService } from '../../security-events/security-events.service';
import { AccountSecurityService } from './account-security.service';
import { ChangeEmailDto, ChangePasswordDto } from '../auth.dto';
import type { Session } from '../sessions/session';
import { SessionCookie } from '../sessions/session-cookie';
import { CurrentSession, originOf } from '../sessions/session-request';

@Controller('api/user')
export class AccountSecurityController {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly cookie: SessionCookie,
    private readonly events: SecurityEventsService,
  ) {}

  @Patch('change-password')
  async changePassword(
    @CurrentSession() session: Session,
    @Body() input: ChangePasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageAnswer> {
    const answer = await this.security.changePassword(session, input.currentPassword, input.newPassword);
    await this.events.recordFor(session.account.id, 'password.changed', originOf(request));
    return answer;
  }

  @Patch('change-email')
  async changeEmail(
    @CurrentSession() session: Session,
    @Body() input: ChangeEmailDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeEmailAnswer> {
    const answer = await this.security.changeEmail(session, input.newEmail, input.currentPassword);
    this.cookie.clear(reply);
    await this.events.recordFor(session.account.id, 'address.change-requested', originOf(request));
    return answer;
  }
}
