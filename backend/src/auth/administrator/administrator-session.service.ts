import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import { SessionCookie } from '../sessions/session-cookie';
import { SessionsService } from '../sessions/sessions.service';
import { SecondFactorRequirementService } from './second-factor-requirement.service';

/** For pages that a library serves, which no guard protects. */
@Injectable()
export class AdministratorSessionService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly requirement: SecondFactorRequirementService,
  ) {}

  /** Null for the administrator's browser, otherwise the reason for refusal. */
  async refusalOf(request: FastifyRequest): Promise<ErrorCode | null> {
    const token = this.cookie.read(request);
    const session = token === null ? null : await this.sessions.find(token);
    if (!session) return 'auth.session-required';
    if (!session.account.isAdmin) return 'auth.administrator-required';
    return this.requirement.isMet(session) ? null : this.requirement.refusalOf(session);
  }
}
