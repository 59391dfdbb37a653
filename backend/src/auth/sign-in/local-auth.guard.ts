import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { InputReader } from '../../platform/http/input-reader';
import type { Account } from '../../users/user';
import { LoginDto } from '../auth.dto';
import { CredentialsRepository } from '../credentials.repository';
import { AuthService } from './auth.service';
import { SignInLimits } from './sign-in-limits';

@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: SignInLimits,
    private readonly credentials: CredentialsRepository,
    private readonly input: InputReader,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const login = await this.input.read(LoginDto, request.body);
    request.body = login;
    const stored = await this.credentials.findByEmail(login.email);
    const who = { userId: stored?.userId ?? null, email: login.email };
    await this.limits.guard(this.limits.sourceOf(request), who, async () => super.canActivate(context));
    return true;
  }

  override handleRequest<Account>(error: Error | null, account: Account): Account {
    if (error) throw error;
    return account;
  }
}

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly auth: AuthService) {
    super({ usernameField: 'email', passwordField: 'password', session: false });
  }

  validate(email: string, password: string): Promise<Account> {
    return this.auth.verifyCredentials(email, password);
  }
}
