import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PasskeyChallengeCookie } from '../second-factor/passkeys/passkey-challenge-cookie';
import type { Session } from '../sessions/session';
import { SessionCookie } from '../sessions/session-cookie';
import { AllowedDuringSetup } from '../sessions/session.guard';
import { CurrentSession } from '../sessions/session-request';
import { StepUpDto } from './step-up.dto';
import { StepUpService } from './step-up.service';

@Controller('api/auth')
export class StepUpController {
  constructor(
    private readonly stepUp: StepUpService,
    private readonly challenges: PasskeyChallengeCookie,
    private readonly cookie: SessionCookie,
  ) {}

  /** The password, a code or a passkey's answer: for fifteen minutes, sensitive calls are accepted again. */
  @AllowedDuringSetup()
  @Post('step-up')
  @HttpCode(204)
  async confirm(
    @CurrentSession() session: Session,
    @Body() input: StepUpDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const challenge = this.challenges.challengeOf(request, 'prove');
    this.cookie.write(reply, await this.stepUp.confirm(session, input, challenge));
    this.challenges.clear(reply);
  }
}
