import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import { currentWork } from '../../platform/database/connections/work';
import { DomainError } from '../../platform/errors/domain-error';
import { PUBLIC_ROUTE } from '../../platform/http/public-route';
import { purposeOf } from '../../platform/http/request-work';
import { OPERATIONS } from '../../platform/http/security';
import { limitedAddress } from '../../platform/limits/client-address';
import { ConcurrentRequests } from '../../platform/limits/concurrent-requests';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { SecondFactorRequirementService } from '../administrator/second-factor-requirement.service';
import { AnswerRevisionsService } from './answer-revisions.service';
import type { OwnerRead } from './owner-read';
import { readTokenOf } from './owner-read-request';
import { SessionCookie } from './session-cookie';
import type { Session } from './session';
import type { SessionRequest } from './session-request';
import { SessionsService } from './sessions.service';

const SETUP_ROUTE = 'setupRoute';

/** What an administrator who still has to set up a second factor may call. */
export const AllowedDuringSetup = () => SetMetadata(SETUP_ROUTE, true);

/** Private is the default: a route must say that it is public. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly limits: LimitsService,
    private readonly requirement: SecondFactorRequirementService,
    private readonly concurrent: ConcurrentRequests,
    private readonly modules: ModuleRef,
    private readonly revisions: AnswerRevisionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SessionRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (this.isMarked(PUBLIC_ROUTE, context)) {
      await this.admit(limitedAddress(request.ip), request, reply, 'server.busy');
      return true;
    }
    const token = this.cookie.read(request);
    if (token === null) throw new DomainError('auth.session-required');
    // Where it is known whose session this was, the limits come first: what is refused costs no statement.
    const owner = this.sessions.ownerOf(token);
    if (owner !== null) await this.enter(owner, request, reply);
    const reader = this.readerOf(context);
    const unless = this.revisions.known(context, request, owner);
    const found = await this.sessions.findWith(
      token,
      owner === null || !reader ? null : { read: reader, unless },
    );
    if (!found) throw new DomainError('auth.session-required');
    const { session } = found;
    if (owner === null) await this.enter(session.account.id, request, reply);
    if (this.sessions.isDueForProlonging(session) && (await this.sessions.prolong(session)))
      this.cookie.write(reply, token);
    if (!session.account.emailConfirmedAt) throw new DomainError('auth.email-unconfirmed');
    await this.requireSecondFactor(session, context);
    request.session = session;
    request.ownerId = session.account.id;
    const isNew = this.revisions.mark(context, request, session);
    if (reader && isNew) request.read = 'read' in found ? found.read : await reader.load(session.account.id);
    return true;
  }

  private async enter(owner: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.limits.consumeInMemory(LIMITS.general, owner);
    await this.admit(owner, request, reply, 'request.too-many-at-once');
  }

  private readerOf(context: ExecutionContext): OwnerRead<unknown> | null {
    const token = readTokenOf(context);
    return token ? this.modules.get<OwnerRead<unknown>>(token, { strict: false }) : null;
  }

  /** Monitoring always gets its answer. */
  private async admit(
    owner: string,
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: ErrorCode,
  ): Promise<void> {
    if (OPERATIONS.has(request.url)) return;
    currentWork().identify(owner, purposeOf(request));
    await this.concurrent.enter(owner, reply, refusal);
  }

  private async requireSecondFactor(session: Session, context: ExecutionContext): Promise<void> {
    if (this.requirement.isMet(session)) return;
    const refusal = await this.requirement.refusalOf(session);
    const isSettingUp = refusal === 'auth.second-factor-setup-required';
    if (!isSettingUp || !this.isMarked(SETUP_ROUTE, context)) throw new DomainError(refusal);
  }

  private isMarked(mark: string, context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean>(mark, targets) === true;
  }
}
