import { Body, Controller, Patch, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeEmailAnswer, MessageAnswer } from '#contract/account/auth';
import type { SecurityEventKind } from '../../security-events/security-event';
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
    await this.record('password.changed', session, request);
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
    await this.record('address.change-requested', session, request);
    return answer;
  }

  private async record(
    kind: SecurityEventKind,
    { account: { id } }: Session,
    request: FastifyRequest,
  ): Promise<void> {
    await this.events.record({ kind, userId: id, subject: id, origin: originOf(request) });
  }
}
