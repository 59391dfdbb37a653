import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';
import { PUBLIC_ROUTE } from '../../platform/http/public-route';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { SessionCookie } from './session-cookie';
import type { SessionRequest } from './session-request';
import { SessionsService } from './sessions.service';

/** Private is the default: a route must say that it is public. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly limits: LimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, [context.getHandler(), context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<SessionRequest>();
    const token = this.cookie.read(request);
    const session = token === null ? null : await this.sessions.find(token);
    if (!token || !session) throw new DomainError('auth.session-required');
    this.limits.consumeInMemory(LIMITS.general, session.account.id);
    if (this.sessions.isDueForProlonging(session)) {
      await this.sessions.prolong(session);
      this.cookie.write(context.switchToHttp().getResponse<FastifyReply>(), token);
    }
    if (!session.account.emailConfirmedAt) throw new DomainError('auth.email-unconfirmed');
    request.session = session;
    request.ownerId = session.account.id;
    return true;
  }
}
