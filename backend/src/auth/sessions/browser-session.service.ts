import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookie } from './session-cookie';
import { SessionsService } from './sessions.service';

/** Signs a browser in. */
@Injectable()
export class BrowserSessionService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Any session the browser already had ends here, so that the session id changes at sign-in. */
  async open(
    userId: string,
    request: FastifyRequest,
    reply: FastifyReply,
    hasSecondFactor = false,
  ): Promise<void> {
    const previous = this.cookie.read(request);
    if (previous) await this.sessions.end(previous);
    const token = await this.sessions.start(userId, request.headers['user-agent'], hasSecondFactor);
    this.cookie.write(reply, token);
  }
}
