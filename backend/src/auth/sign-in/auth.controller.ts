import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthSettings, CurrentUser, RegisterAnswer } from '#contract/account/auth';
import type { LoginAnswer } from '#contract/account/second-factor';
import { Config } from '../../platform/config/config';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { SecurityEventsService } from '../../security-events/security-events.service';
import { toCurrentUser, type Account } from '../../users/user';
import { SecondFactorRequirementService } from '../administrator/second-factor-requirement.service';
import { RegisterDto } from '../auth.dto';
import { PendingSignInCookie } from '../second-factor/pending-sign-in-cookie';
import { SecondFactorSignInService } from '../second-factor/second-factor-sign-in.service';
import { AnswersByRevision } from '../sessions/answers/answer-revision.interceptor';
import { AnswersDirectly } from '../sessions/answers/direct-answer-request';
import type { Session } from '../sessions/session';
import { SessionCookie } from '../sessions/session-cookie';
import { AllowedDuringSetup } from '../sessions/session.guard';
import { CurrentSession, VerifiedAccount, originOf } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';
import { AuthService } from './auth.service';
import { browserLanguage } from './browser-language';
import { LocalAuthGuard } from './local-auth.guard';
import { SignInService } from './sign-in.service';
import { SignupCookie } from './signup-cookie';

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly secondFactor: SecondFactorSignInService,
    private readonly requirement: SecondFactorRequirementService,
    private readonly pending: PendingSignInCookie,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly signUps: SignupCookie,
    private readonly signIns: SignInService,
    private readonly events: SecurityEventsService,
    private readonly limits: LimitsService,
    private readonly config: Config,
  ) {}

  @Public()
  @Get('settings')
  settings(): AuthSettings {
    return { passwordMinLength: this.config.passwordMinLength, supportEmail: this.config.supportEmail };
  }

  @AllowedDuringSetup()
  @AnswersByRevision('account')
  @AnswersDirectly<AuthController>((controller, { session }) => controller.currentUser(session))
  @Get('user')
  currentUser(@CurrentSession() session: Session): CurrentUser {
    const user = toCurrentUser(session.account);
    return this.requirement.isMet(session) ? user : { ...user, mustSetUpSecondFactor: true };
  }

  @Public()
  @Post('register')
  async register(
    @Body() input: RegisterDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterAnswer> {
    await this.limits.consume(LIMITS.register, limitedAddress(request.ip));
    return this.auth.register(input, {
      signUpHash: this.signUps.remember(request, reply),
      language: browserLanguage(request.headers['accept-language']),
    });
  }

  @Public()
  @UseGuards(LocalAuthGuard)
  @Post('login')
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
    await this.signIns.signIn(account, request, reply);
    const answer = await this.auth.describeLogin(account, this.signUps.signUpsOf(request));
    if (!('user' in answer) || !this.requirement.appliesTo(account)) return answer;
    return { ...answer, user: { ...answer.user, mustSetUpSecondFactor: true } };
  }

  @Public()
  @Post('logout')
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
    await this.events.recordFor(session.account.id, 'session.ended', originOf(request));
  }
}
