import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_FACTOR_LIMITS } from '#contract/account/second-factor';
import { Config } from '../../platform/config/config';

/** Ties the second factor to the browser that gave the password. */
@Injectable()
export class PendingSignInCookie {
  private readonly name: string;
  private readonly options: { path: '/'; httpOnly: true; sameSite: 'strict'; secure: boolean };

  constructor({ secureCookies: secure }: Config) {
    this.name = secure ? '__Host-sign-in' : 'sign-in';
    this.options = { path: '/', httpOnly: true, sameSite: 'strict', secure };
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] || null;
  }

  write(reply: FastifyReply, token: string): void {
    const maxAge = SECOND_FACTOR_LIMITS.signInMinutes * 60;
    void reply.setCookie(this.name, token, { ...this.options, maxAge });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }
}
