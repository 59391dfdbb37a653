import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { ErrorCode } from '#contract/errors';
import { addressKey } from '#contract/rules/email-address';
import { DomainError } from '../../platform/errors/domain-error';
import { InputReader } from '../../platform/http/input-reader';
import type { SecurityEventKind } from '../../security-events/security-event';
import { SecurityEventsService } from '../../security-events/security-events.service';
import type { Account } from '../../users/user';
import { LoginDto } from '../auth.dto';
import { CredentialsRepository } from '../credentials.repository';
import { originOf } from '../sessions/session-request';
import { AuthService } from './auth.service';
import { SignInLimitsService } from './sign-in-limits.service';

const EVENTS: Partial<Record<ErrorCode, SecurityEventKind>> = {
  'auth.invalid-credentials': 'sign-in.failed',
  'request.rate-limited': 'sign-in.limited',
};

@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(private readonly input: InputReader) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = await this.input.read(LoginDto, request.body);
    return Boolean(await super.canActivate(context));
  }

  override handleRequest<Account>(error: Error | null, account: Account): Account {
    if (error) throw error;
    return account;
  }
}

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly auth: AuthService,
    private readonly credentials: CredentialsRepository,
    private readonly limits: SignInLimitsService,
    private readonly events: SecurityEventsService,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: string, password: string): Promise<Account> {
    const stored = await this.credentials.findByEmail(email);
    const who = { userId: stored?.userId ?? null, email };
    try {
      return await this.limits.guard(this.limits.sourceOf(request), who, () =>
        this.auth.verifyCredentials(stored, password),
      );
    } catch (error) {
      if (error instanceof DomainError && EVENTS[error.code])
        this.events.recordSoon({
          kind: EVENTS[error.code] ?? 'sign-in.failed',
          userId: who.userId,
          subject: who.userId ?? addressKey(who.email),
          origin: originOf(request),
        });
      throw error;
    }
  }
}
