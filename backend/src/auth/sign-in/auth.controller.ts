import { Body, Controller, Get, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  AuthSettings,
  ConfirmEmailAnswer,
  CurrentUser,
  MessageAnswer,
  RegisterAnswer,
} from '#contract/account/auth';
import type { LoginAnswer } from '#contract/account/second-factor';
import { Config } from '../../platform/config/config';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { isOnboardingComplete, toCurrentUser, type Account } from '../../users/user';
import { SecondFactorRequirementService } from '../administrator/second-factor-requirement.service';
import { EmailDto, RegisterDto, ResetPasswordDto, TokenDto } from '../auth.dto';
import { AuthService } from './auth.service';
import { LinkRedemptionService } from '../mail-links/link-redemption.service';
import { LocalAuthGuard } from './local-auth.guard';
import { PendingSignInCookie } from '../second-factor/pending-sign-in-cookie';
import { SecondFactorSignInService } from '../second-factor/second-factor-sign-in.service';
import { BrowserSessionService } from '../sessions/browser-session.service';
import type { Session } from '../sessions/session';
import { AllowedDuringSetup } from '../sessions/session.guard';
import { SessionCookie } from '../sessions/session-cookie';
import { CurrentSession, VerifiedAccount } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';

@Controller('api')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly redemption: LinkRedemptionService,
    private readonly secondFactor: SecondFactorSignInService,
    private readonly requirement: SecondFactorRequirementService,
    private readonly pending: PendingSignInCookie,
    private readonly browser: BrowserSessionService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly limits: LimitsService,
    private readonly config: Config,
  ) {}

  @Public()
  @Get('auth/settings')
  settings(): AuthSettings {
    return { passwordMinLength: this.config.passwordMinLength, supportEmail: this.config.supportEmail };
  }

  @AllowedDuringSetup()
  @Get('auth/user')
  currentUser(@CurrentSession() session: Session): CurrentUser {
    const user = toCurrentUser(session.account);
    return this.requirement.isMet(session) ? user : { ...user, mustSetUpSecondFactor: true };
  }

  @Public()
  @Post('auth/register')
  async register(@Body() input: RegisterDto, @Ip() ip: string): Promise<RegisterAnswer> {
    await this.limits.consume(LIMITS.register, limitedAddress(ip));
    return this.auth.register(input);
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
    const step = await this.secondFactor.begin(account);
    if (step) {
      this.pending.write(reply, step.token);
      return { needsSecondFactor: true, methods: step.methods };
    }
    await this.browser.open(account.id, request, reply);
    const answer = await this.auth.describeLogin(account);
    if (!('user' in answer) || !this.requirement.appliesTo(account)) return answer;
    return { ...answer, user: { ...answer.user, mustSetUpSecondFactor: true } };
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
    @Body() { token }: TokenDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConfirmEmailAnswer> {
    const account = await this.redemption.confirmEmail(token);
    // A link proves the address only.
    if (!account || (await this.secondFactor.isNeededBy(account))) return { autoLoggedIn: false };
    await this.browser.open(account.id, request, reply);
    const complete = isOnboardingComplete(account);
    return {
      autoLoggedIn: true,
      user: toCurrentUser(account),
      redirectToDashboard: complete,
      redirectToCriteria: !complete,
    };
  }

  @Public()
  @Post('auth/resend-confirmation')
  @HttpCode(200)
  async resendConfirmation(@Body() { email }: EmailDto, @Ip() ip: string): Promise<MessageAnswer> {
    await this.limits.consume(LIMITS.resend, limitedAddress(ip));
    return this.auth.resendConfirmation(email);
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
}
