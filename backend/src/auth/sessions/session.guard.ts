import { Injectable, SetMetadata, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import { beginAs, inWork } from '../../platform/database/connections/work';
import { DomainError } from '../../platform/errors/domain-error';
import { PUBLIC_ROUTE } from '../../platform/http/public-route';
import { purposeOf } from '../../platform/http/request-work';
import { OPERATIONS } from '../../platform/http/security';
import { limitedAddress } from '../../platform/limits/client-address';
import { ConcurrentRequests } from '../../platform/limits/concurrent-requests';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { SecondFactorRequirementService } from '../administrator/second-factor-requirement.service';
import { answersByRevision, type Revised } from './answers/answer-revision.interceptor';
import { AnswerRevisionsService } from './answers/answer-revisions.service';
import type { OwnerRead } from './answers/owner-read';
import { readTokenOf, type RouteHandler } from './answers/owner-read-request';
import { SessionCookie } from './session-cookie';
import type { Session } from './session';
import type { SessionRequest } from './session-request';
import type { SessionWithRead } from './session.repository';
import { SessionsService, type SeenToken } from './sessions.service';

const SETUP_ROUTE = 'setupRoute';

/** What an administrator who still has to set up a second factor may call. */
export const AllowedDuringSetup = () => SetMetadata(SETUP_ROUTE, true);

/** What a route says about who may call it and what is read for it. */
interface RouteMarks {
  readonly isPublic: boolean;
  readonly isForSetup: boolean;
  readonly answersBy: Revised | null;
  readonly reader: OwnerRead<unknown> | null;
}

/** Private is the default: a route must say that it is public. */
@Injectable()
export class SessionGuard implements CanActivate {
  private readonly marks = new Map<RouteHandler, RouteMarks>();

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
    const http = context.switchToHttp();
    const handler = context.getHandler() as RouteHandler;
    // A route that is answered directly has admitted it, and fell back to the framework.
    if (http.getRequest<SessionRequest>().session) return true;
    await this.admit(http.getRequest(), http.getResponse(), handler, context.getClass());
    return true;
  }

  /** Sets a request's session and what is read with it; throws if it is refused. */
  async admit(
    request: SessionRequest,
    reply: FastifyReply,
    handler: RouteHandler,
    controller: Type,
  ): Promise<void> {
    const route = this.marks.get(handler) ?? this.marksOf(handler, controller);
    if (route.isPublic) {
      await this.takeTurn(limitedAddress(request.ip), request, reply, 'server.busy');
      return;
    }
    const token = this.cookie.read(request);
    if (token === null) throw new DomainError('auth.session-required');
    // Where it is known whose session this was, the limits come first: what is refused costs no statement.
    const seen = this.sessions.seen(token);
    const { owner } = seen;
    const turn = owner === null ? undefined : this.enter(owner, request, reply);
    if (turn) await turn;
    const known = owner === null ? null : await this.findKnown(seen, owner, request, reply, route);
    const found = known ?? (await inWork(request.work, () => this.sessions.findByAnyKey(token)));
    if (!found) throw new DomainError('auth.session-required');
    const { session } = found;
    if (owner === null) await this.enter(session.account.id, request, reply);
    if (this.sessions.isDueForProlonging(session)) await this.prolong(session, token, request, reply);
    if (!session.account.emailConfirmedAt) throw new DomainError('auth.email-unconfirmed');
    if (!this.requirement.isMet(session))
      await inWork(request.work, () => this.requireSecondFactor(session, route));
    request.session = session;
    request.ownerId = session.account.id;
    const { reader, answersBy } = route;
    const isNew = answersBy === null || this.revisions.mark(request, session, answersBy);
    if (reader && isNew)
      request.read =
        'read' in found ? found.read : await inWork(request.work, () => reader.load(session.account.id));
  }

  /** Of one known before, its first statement is the only one, and needs no context kept. */
  private async findKnown(
    seen: SeenToken,
    owner: string,
    request: SessionRequest,
    reply: FastifyReply,
    { reader, answersBy }: RouteMarks,
  ): Promise<SessionWithRead | null> {
    const unless = answersBy === 'records' ? await this.heldRevision(request, reply, owner) : null;
    return beginAs(request.work, () =>
      reader
        ? this.sessions.findWith(seen, { read: reader, unless })
        : this.sessions.findKnown(seen, answersBy === 'records'),
    );
  }

  /** Where there is no answer yet, one request works it out, and those that come meanwhile find it remembered. */
  private async heldRevision(
    request: FastifyRequest,
    reply: FastifyReply,
    owner: string,
  ): Promise<string | null> {
    const held = this.revisions.known(request, owner);
    if (held !== null) return held;
    const turn = this.concurrent.enterAlone(owner, purposeOf(request), request.work, reply);
    if (turn) await turn;
    return this.revisions.known(request, owner);
  }

  private enter(owner: string, request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
    this.limits.consumeInMemory(LIMITS.general, owner);
    return this.takeTurn(owner, request, reply, 'request.too-many-at-once');
  }

  /** Monitoring always gets its answer. */
  private takeTurn(
    owner: string,
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: ErrorCode,
  ): Promise<void> | undefined {
    if (OPERATIONS.has(request.url)) return undefined;
    request.work.identify(owner, purposeOf(request));
    return this.concurrent.enter(owner, request.work, reply, refusal);
  }

  private async prolong(
    session: Session,
    token: string,
    { work }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (await inWork(work, () => this.sessions.prolong(session))) this.cookie.write(reply, token);
  }

  private async requireSecondFactor(session: Session, { isForSetup }: RouteMarks): Promise<void> {
    const refusal = await this.requirement.refusalOf(session);
    const isSettingUp = refusal === 'auth.second-factor-setup-required';
    if (!isSettingUp || !isForSetup) throw new DomainError(refusal);
  }

  private marksOf(handler: RouteHandler, controller: Type): RouteMarks {
    const isMarked = (mark: string): boolean =>
      this.reflector.getAllAndOverride<boolean>(mark, [handler, controller]) === true;
    const read = readTokenOf(handler);
    const marks = {
      isPublic: isMarked(PUBLIC_ROUTE),
      isForSetup: isMarked(SETUP_ROUTE),
      answersBy: answersByRevision(handler),
      reader: read ? this.modules.get<OwnerRead<unknown>>(read, { strict: false }) : null,
    };
    this.marks.set(handler, marks);
    return marks;
  }
}
