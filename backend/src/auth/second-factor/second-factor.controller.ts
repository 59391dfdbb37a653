import { Body, Controller, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer, PasskeyRequestOptions } from '#contract/account/second-factor';
import { Config } from '../../platform/config/config';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import type { Account } from '../../users/user';
import { originOf } from '../sessions/session-request';
import { AuthService } from '../sign-in/auth.service';
import { SignInService } from '../sign-in/sign-in.service';
import { SignupCookie } from '../sign-in/signup-cookie';
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
    private readonly signIns: SignInService,
    private readonly signUps: SignupCookie,
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
    const charge = { policy: LIMITS.signInByAddress, key: limitedAddress(ip) };
    await this.limits.consumeAll([charge]);
    const account = await this.signIn.withPasskey(
      passkey,
      this.challenges.challengeOf(request, 'prove'),
      originOf(request),
    );
    await this.limits.refundAll([charge]);
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
    const challenge = this.challenges.challengeOf(request, 'prove');
    const account = await this.signIn.finish(this.pending.read(request), input, challenge, originOf(request));
    return this.open(account, request, reply);
  }

  private async open(account: Account, request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> {
    this.pending.clear(reply);
    this.challenges.clear(reply);
    await this.signIns.signIn(account, request, reply, { hasSecondFactor: true });
    return this.auth.describeLogin(account, this.signUps.signUpsOf(request));
  }
}
