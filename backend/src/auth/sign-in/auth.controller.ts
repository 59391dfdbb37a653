import { Body, Controller, Get, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  AuthSettings,
  ConfirmEmailAnswer,
  CurrentUser,
  LoginAnswer,
  MessageAnswer,
  RegisterAnswer,
} from '#contract/account/auth';
import { Config } from '../../platform/config/config';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { isOnboardingComplete, toCurrentUser, type Account } from '../../users/user';
import { ConfirmEmailDto, EmailDto, RegisterDto, ResetPasswordDto } from '../auth.dto';
import { AuthService } from './auth.service';
import { LinkRedemptionService, type LinkOutcome } from '../mail-links/link-redemption.service';
import { KnownDevices } from './known-devices';
import { LocalAuthGuard } from './local-auth.guard';
import { SignInLimits } from './sign-in-limits';
import { SignupCookie } from './signup-cookie';
import { SessionCookie } from '../sessions/session-cookie';
import { CurrentAccount, VerifiedAccount } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';

@Controller('api')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly redemption: LinkRedemptionService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly signUps: SignupCookie,
    private readonly devices: KnownDevices,
    private readonly signInLimits: SignInLimits,
    private readonly limits: LimitsService,
    private readonly config: Config,
  ) {}

  @Public()
  @Get('auth/settings')
  settings(): AuthSettings {
    return { passwordMinLength: this.config.passwordMinLength, supportEmail: this.config.supportEmail };
  }

  @Get('auth/user')
  currentUser(@CurrentAccount() account: Account): CurrentUser {
    return toCurrentUser(account);
  }

  @Public()
  @Post('auth/register')
  async register(
    @Body() input: RegisterDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterAnswer> {
    await this.limits.consume(LIMITS.register, limitedAddress(request.ip));
    return this.auth.register(input, this.signUps.remember(request, reply));
  }

  @Public()
  @UseGuards(LocalAuthGuard)
  @Post('auth/login')
  @HttpCode(200)
  async login(
    @VerifiedAccount() account: Account,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    await this.signIn(account, request, reply);
    return this.auth.describeLogin(account, this.signUps.signUpsOf(request));
  }

  @Public()
  @Post('auth/logout')
  @HttpCode(204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = this.cookie.read(request);
    if (token) await this.sessions.end(token);
    this.cookie.clear(reply);
  }

  @Public()
  @Post('auth/confirm-email')
  @HttpCode(200)
  async confirmEmail(
    @Body() { token, password }: ConfirmEmailDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConfirmEmailAnswer> {
    const sessionToken = this.cookie.read(request);
    const outcome = await this.redemption.open(token, {
      session: sessionToken === null ? null : await this.sessions.find(sessionToken),
      signUps: this.signUps.signUpsOf(request),
      password: password ?? null,
      source: this.signInLimits.sourceOf(request),
    });
    if (outcome.kind === 'confirmed') await this.signIn(outcome.account, request, reply);
    return toAnswer(outcome);
  }

  @Public()
  @Post('auth/resend-confirmation')
  @HttpCode(200)
  async resendConfirmation(
    @Body() { email }: EmailDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageAnswer> {
    await this.limits.consume(LIMITS.resend, limitedAddress(request.ip));
    return this.auth.resendConfirmation(email, this.signUps.signUpsOf(request));
  }

  @Public()
  @Post('auth/reset-password')
  @HttpCode(200)
  async requestReset(@Body() { email }: EmailDto, @Ip() ip: string): Promise<MessageAnswer> {
    await this.limits.consume(LIMITS.reset, limitedAddress(ip));
    return this.auth.requestPasswordReset(email);
  }

  @Public()
  @Post('reset-password/confirm')
  @HttpCode(200)
  resetPassword(@Body() { token, password }: ResetPasswordDto): Promise<MessageAnswer> {
    return this.redemption.resetPassword(token, password);
  }

  /** Any session the browser already had ends here, so that the session id changes at sign-in. */
  private async signIn(account: Account, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const previous = this.cookie.read(request);
    if (previous) await this.sessions.end(previous);
    this.devices.remember(request, reply, account.id);
    this.cookie.write(reply, await this.sessions.start(account, request.headers['user-agent']));
  }
}

function toAnswer(outcome: LinkOutcome): ConfirmEmailAnswer {
  switch (outcome.kind) {
    case 'already-done':
      return { autoLoggedIn: false };
    case 'address-restored':
      return { autoLoggedIn: false, restoredEmail: outcome.email };
    case 'password-needed': {
      const { email, isNewPassword } = outcome;
      return { autoLoggedIn: false, needsPassword: true, email, isNewPassword };
    }
    case 'confirmed': {
      const complete = isOnboardingComplete(outcome.account);
      return {
        autoLoggedIn: true,
        user: toCurrentUser(outcome.account),
        redirectToDashboard: complete,
        redirectToCriteria: !complete,
      };
    }
  }
}
