import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  AuthenticatorSetup,
  FactorAddedAnswer,
  PasskeyCreationOptions,
  RecoveryCodesAnswer,
  SecondFactors,
} from '#contract/account/second-factor';
import { IdPipe } from '../../platform/http/id.pipe';
import { SecurityEventsService } from '../../security-events/security-events.service';
import type { Account } from '../../users/user';
import type { Session } from '../sessions/session';
import { AllowedDuringSetup } from '../sessions/session.guard';
import { CurrentAccount, CurrentSession, originOf, OwnerId } from '../sessions/session-request';
import { StepUpGuard } from '../step-up/step-up.guard';
import { FactorsService } from './factors.service';
import { PasskeyChallengeCookie } from './passkeys/passkey-challenge-cookie';
import { AddAuthenticatorDto, AddPasskeyDto } from './second-factor.dto';

const factorId = new IdPipe('factor.not-found');

@AllowedDuringSetup()
@Controller('api/user/factors')
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly challenges: PasskeyChallengeCookie,
    private readonly events: SecurityEventsService,
  ) {}

  @Get()
  list(@OwnerId() userId: string): Promise<SecondFactors> {
    return this.factors.list(userId);
  }

  @UseGuards(StepUpGuard)
  @Post('authenticator/setup')
  @HttpCode(200)
  setUpAuthenticator(@CurrentAccount() account: Account): AuthenticatorSetup {
    return this.factors.setUpAuthenticator(account);
  }

  @UseGuards(StepUpGuard)
  @Post('authenticator')
  async addAuthenticator(
    @CurrentSession() session: Session,
    @Body() input: AddAuthenticatorDto,
    @Req() request: FastifyRequest,
  ): Promise<FactorAddedAnswer> {
    const answer = await this.factors.addAuthenticator(session, input);
    await this.events.recordFor(session.account.id, 'factor.added', originOf(request));
    return answer;
  }

  @UseGuards(StepUpGuard)
  @Post('passkey/options')
  @HttpCode(200)
  newPasskeyOptions(
    @CurrentAccount() account: Account,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyCreationOptions> {
    return this.factors.newPasskeyOptions(account, this.challenges.issue(reply, `add:${account.id}`));
  }

  @UseGuards(StepUpGuard)
  @Post('passkey')
  async addPasskey(
    @CurrentSession() session: Session,
    @Body() input: AddPasskeyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FactorAddedAnswer> {
    const challenge = this.challenges.challengeOf(request, `add:${session.account.id}`);
    const answer = await this.factors.addPasskey(session, input, challenge);
    this.challenges.clear(reply);
    await this.events.recordFor(session.account.id, 'factor.added', originOf(request));
    return answer;
  }

  /** New codes replace the old ones. */
  @UseGuards(StepUpGuard)
  @Post('recovery-codes')
  newRecoveryCodes(@CurrentAccount() account: Account): Promise<RecoveryCodesAnswer> {
    return this.factors.newRecoveryCodes(account);
  }

  @UseGuards(StepUpGuard)
  @Delete(':id')
  @HttpCode(204)
  async remove(
    @CurrentAccount() account: Account,
    @Param('id', factorId) id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.factors.remove(account, id);
    await this.events.recordFor(account.id, 'factor.removed', originOf(request));
  }
}
