import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConfirmEmailAnswer, MessageAnswer, ResetLinkState } from '#contract/account/auth';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { SecurityEventsService } from '../../security-events/security-events.service';
import { isOnboardingComplete, toCurrentUser, type Account } from '../../users/user';
import { ConfirmEmailDto, EmailDto, ResetLinkDto, ResetPasswordDto } from '../auth.dto';
import { SecondFactorSignInService } from '../second-factor/second-factor-sign-in.service';
import { SessionCookie } from '../sessions/session-cookie';
import { originOf } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';
import { AuthService } from '../sign-in/auth.service';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service';
import { SignInService } from '../sign-in/sign-in.service';
import { SignupCookie } from '../sign-in/signup-cookie';
import { LinkRedemptionService, type LinkOutcome } from './link-redemption.service';

/** Requesting links by email, and what opening them does. */
@Controller('api')
export class MailLinksController {
  constructor(
    private readonly auth: AuthService,
    private readonly redemption: LinkRedemptionService,
    private readonly secondFactor: SecondFactorSignInService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly signUps: SignupCookie,
    private readonly signIns: SignInService,
    private readonly signInLimits: SignInLimitsService,
    private readonly events: SecurityEventsService,
    private readonly limits: LimitsService,
  ) {}

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
    if (outcome.kind === 'address-restored' && !outcome.isRepeat)
      await this.events.recordFor(outcome.userId, 'address.restored', originOf(request));
    return outcome.kind === 'confirmed' ? this.welcome(outcome, request, reply) : toAnswer(outcome);
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
  async requestReset(@Body() { email }: EmailDto, @Req() request: FastifyRequest): Promise<MessageAnswer> {
    await this.limits.consume(LIMITS.reset, limitedAddress(request.ip));
    return this.auth.requestPasswordReset(email);
  }

  @Public()
  @Post('reset-password/check')
  @HttpCode(200)
  async checkReset(@Body() { token }: ResetLinkDto, @Req() request: FastifyRequest): Promise<ResetLinkState> {
    await this.limits.consume(LIMITS.resetCheck, limitedAddress(request.ip));
    return { expired: await this.redemption.isResetExpired(token) };
  }

  @Public()
  @Post('reset-password/confirm')
  @HttpCode(200)
  async resetPassword(
    @Body() { token, password }: ResetPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageAnswer> {
    const userId = await this.redemption.resetPassword(token, password);
    await this.events.recordFor(userId, 'password.reset', originOf(request));
    return { message: 'Your password has been reset. Please sign in with the new one.' };
  }

  /** A link proves the address only: with a second factor, the account is not signed in to. */
  private async welcome(
    { account, event }: LinkOutcome & { kind: 'confirmed' },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ConfirmEmailAnswer> {
    if (await this.secondFactor.isNeededBy(account)) {
      await this.events.recordFor(account.id, event, originOf(request));
      return { autoLoggedIn: false };
    }
    await this.signIns.signIn(account, request, reply, { event });
    return signedIn(account);
  }
}

function signedIn(account: Account): ConfirmEmailAnswer {
  const complete = isOnboardingComplete(account);
  return {
    autoLoggedIn: true,
    user: toCurrentUser(account),
    redirectToDashboard: complete,
    redirectToCriteria: !complete,
  };
}

function toAnswer(outcome: Exclude<LinkOutcome, { kind: 'confirmed' }>): ConfirmEmailAnswer {
  if (outcome.kind === 'already-done') return { autoLoggedIn: false };
  if (outcome.kind === 'address-restored') return { autoLoggedIn: false, restoredEmail: outcome.email };
  const { email, isNewPassword } = outcome;
  return { autoLoggedIn: false, needsPassword: true, email, isNewPassword };
}
