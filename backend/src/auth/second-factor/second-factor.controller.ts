import { Body, Controller, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer, PasskeyRequestOptions } from '#contract/account/second-factor';
import { Config } from '../../platform/config/config';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import type { Account } from '../../users/user';
import { BrowserSessionService } from '../sessions/browser-session.service';
import { AuthService } from '../sign-in/auth.service';
import { PasskeyChallengeCookie } from './passkeys/passkey-challenge-cookie';
import { requestOptions } from './passkeys/passkey-options';
import { PendingSignInCookie } from './pending-sign-in-cookie';
import { PasskeySignInDto, SecondFactorDto } from './second-factor.dto';
import { SecondFactorSignInService } from './second-factor-sign-in.service';

@Controller('api/auth')
export class SecondFactorController {
  constructor(
    private readonly signIn: SecondFactorSignInService,
    private readonly auth: AuthService,
    private readonly browser: BrowserSessionService,
    private readonly pending: PendingSignInCookie,
    private readonly challenges: PasskeyChallengeCookie,
    private readonly limits: LimitsService,
    private readonly config: Config,
  ) {}

  /** A challenge for signing in with a passkey, and for the second factor or a confirmation with one. */
  @Public()
  @Post('passkey/options')
  @HttpCode(200)
  passkeyOptions(@Res({ passthrough: true }) reply: FastifyReply): PasskeyRequestOptions {
    return requestOptions(this.config.appUrl, this.challenges.issue(reply, 'prove'));
  }

  @Public()
  @Post('passkey/login')
  @HttpCode(200)
  async passkeyLogin(
    @Body() { passkey }: PasskeySignInDto,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const address = limitedAddress(ip);
    await this.limits.consume(LIMITS.signInByAddress, address);
    const account = await this.signIn.withPasskey(passkey, this.challenges.read(request, 'prove'));
    await this.limits.refund(LIMITS.signInByAddress, address);
    return this.open(account, request, reply);
  }

  /** The second step after POST /api/auth/login, in the same browser: a code, or a passkey's answer. */
  @Public()
  @Post('login/second-factor')
  @HttpCode(200)
  async secondFactor(
    @Body() input: SecondFactorDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const challenge = this.challenges.read(request, 'prove');
    const account = await this.signIn.finish(this.pending.read(request), input, challenge);
    return this.open(account, request, reply);
  }

  private async open(account: Account, request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> {
    this.pending.clear(reply);
    this.challenges.clear(reply);
    await this.browser.open(account.id, request, reply, true);
    return this.auth.describeLogin(account);
  }
}
