import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InvitationOffer } from '#contract/console/administrators';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { SessionCookie } from '../sessions/session-cookie';
import type { Session } from '../sessions/session';
import { CurrentSession } from '../sessions/session-request';
import { StepUpGuard } from '../step-up/step-up.guard';
import { InvitationTokenDto } from './administrators.dto';
import { InvitationsService } from './invitations.service';

/** What the link in an invitation leads to. */
@Controller('api/invitation')
export class InvitationController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly cookie: SessionCookie,
    private readonly limits: LimitsService,
  ) {}

  @Public()
  @Post('look')
  @HttpCode(200)
  async look(
    @Body() { token }: InvitationTokenDto,
    @Req() request: FastifyRequest,
  ): Promise<InvitationOffer> {
    await this.limits.consume(LIMITS.resetCheck, limitedAddress(request.ip));
    return this.invitations.look(token);
  }

  /** The browser goes on in a session of the length that administrators have. */
  @UseGuards(StepUpGuard)
  @Post('accept')
  @HttpCode(204)
  async accept(
    @CurrentSession() session: Session,
    @Body() { token }: InvitationTokenDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.write(reply, await this.invitations.accept(session, token, request.headers['user-agent']));
  }
}
