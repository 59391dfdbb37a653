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
import { SecurityEventsService } from '../../security-events/security-events.service';
import { isOnboardingComplete, toCurrentUser, type Account } from '../../users/user';
import { ConfirmEmailDto, EmailDto, RegisterDto, ResetPasswordDto } from '../auth.dto';
import { AuthService } from './auth.service';
import { LinkRedemptionService, type LinkOutcome } from '../mail-links/link-redemption.service';
import { LocalAuthGuard } from './local-auth.guard';
import { SignInLimitsService } from './sign-in-limits.service';
import { SignInService } from './sign-in.service';
import { SignupCookie } from './signup-cookie';
import { SessionCookie } from '../sessions/session-cookie';
import { CurrentAccount, VerifiedAccount, originOf } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';

@Controller('api')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly redemption: LinkRedemptionService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly signUps: SignupCookie,
    private readonly signIns: SignInService,
    private readonly events: SecurityEventsService,
    private readonly signInLimits: SignInLimitsService,
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
    await this.signIns.signIn(account, request, reply);
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
    const session = token === null ? null : await this.sessions.find(token);
    if (token) await this.sessions.end(token);
    this.cookie.clear(reply);
    if (!session) return;
    const { id } = session.account;
    await this.events.record({ kind: 'session.ended', userId: id, subject: id, origin: originOf(request) });
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
    if (outcome.kind === 'confirmed')
      await this.signIns.signIn(outcome.account, request, reply, outcome.event);
    if (outcome.kind === 'address-restored')
      await this.events.record({
        kind: 'address.restored',
        userId: outcome.userId,
        subject: outcome.userId,
        origin: originOf(request),
      });
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
  async resetPassword(
    @Body() { token, password }: ResetPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageAnswer> {
    const userId = await this.redemption.resetPassword(token, password);
    await this.events.record({ kind: 'password.reset', userId, subject: userId, origin: originOf(request) });
    return { message: 'Your password has been reset. Please sign in with the new one.' };
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
