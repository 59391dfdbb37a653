import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { InputReader } from '../../platform/http/input-reader';
import type { Account } from '../../users/user';
import { LoginDto } from '../auth.dto';
import { CredentialsRepository } from '../credentials.repository';
import { AuthService } from './auth.service';
import { SignInLimitsService } from './sign-in-limits.service';

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
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: string, password: string): Promise<Account> {
    const stored = await this.credentials.findByEmail(email);
    const who = { userId: stored?.userId ?? null, email };
    return this.limits.guard(this.limits.sourceOf(request), who, () =>
      this.auth.verifyCredentials(stored, password),
    );
  }
}
