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
import { EmailDto, RegisterDto, ResetPasswordDto, TokenDto } from '../auth.dto';
import { AuthService } from './auth.service';
import { LinkRedemptionService } from '../mail-links/link-redemption.service';
import { LocalAuthGuard } from './local-auth.guard';
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
    await this.signIn(account.id, request, reply);
    return this.auth.describeLogin(account);
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
    if (!account) return { autoLoggedIn: false };
    await this.signIn(account.id, request, reply);
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

  /** Any session the browser already had ends here, so that the session id changes at sign-in. */
  private async signIn(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const previous = this.cookie.read(request);
    if (previous) await this.sessions.end(previous);
    this.cookie.write(reply, await this.sessions.start(userId, request.headers['user-agent']));
  }
}
