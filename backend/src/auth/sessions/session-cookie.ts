import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config';
import { SESSION_DAYS } from './session';

@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options: { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean };

  constructor(config: Config) {
    this.name = config.sessionCookieName;
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secureCookies };
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] || null;
  }

  write(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, { ...this.options, maxAge: SESSION_DAYS * 86_400 });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }
}
