import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { InputReader } from '../../platform/http/input-reader';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { LoginDto } from '../auth.dto';
import { Strategy } from 'passport-local';
import type { Account } from '../../users/user';
import { AuthService } from './auth.service';

/**
 * Sign-in attempts count before the password is checked and are refunded when it was right, so only failures add up.
 */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: LimitsService,
    private readonly input: InputReader,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const login = await this.input.read(LoginDto, request.body);
    request.body = login;
    const account = login.email.toLowerCase();
    const address = limitedAddress(request.ip);
    await this.limits.consume(LIMITS.signInByAddress, address);
    await this.limits.consume(LIMITS.signInByAccount, account);
    await super.canActivate(context);
    await this.limits.refund(LIMITS.signInByAccount, account);
    await this.limits.refund(LIMITS.signInByAddress, address);
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
