import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { keyedHash, newToken } from '../../../platform/crypto/tokens';
import { PASSKEY_MINUTES } from './passkey-options';

/** What a passkey is asked for: to prove who someone is, or to be added to this user's account. */
export type ChallengePurpose = 'prove' | `add:${string}`;

const LIFETIME_MS = PASSKEY_MINUTES * 60_000;

/**
 * Keeps a passkey challenge in the browser that asked for it, signed and with its expiry, so that asking stores nothing.
 * What makes it good for one use is the record of answered challenges.
 */
@Injectable()
export class PasskeyChallengeCookie {
  private readonly name: string;
  private readonly options: { path: '/'; httpOnly: true; sameSite: 'strict'; secure: boolean };

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.name = config.secureCookies ? '__Host-passkey' : 'passkey';
    this.options = { path: '/', httpOnly: true, sameSite: 'strict', secure: config.secureCookies };
  }

  /** A new challenge, base64url. */
  issue(reply: FastifyReply, purpose: ChallengePurpose): string {
    const challenge = newToken();
    const expiresAt = this.clock.now().getTime() + LIFETIME_MS;
    const value = `${expiresAt}.${challenge}.${this.sign(purpose, expiresAt, challenge).toString('base64url')}`;
    void reply.setCookie(this.name, value, { ...this.options, maxAge: LIFETIME_MS / 1000 });
    return challenge;
  }

  /** The challenge this browser was given for the purpose; null when there is none, or it has expired. */
  read(request: FastifyRequest, purpose: ChallengePurpose): string | null {
    const [expires = '', challenge = '', signature = ''] = (request.cookies[this.name] ?? '').split('.');
    const expiresAt = Number(expires);
    const expected = this.sign(purpose, expiresAt, challenge);
    const given = Buffer.from(signature, 'base64url');
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    return isGenuine && expiresAt > this.clock.now().getTime() ? challenge : null;
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }

  private sign(purpose: ChallengePurpose, expiresAt: number, challenge: string): Buffer {
    return keyedHash(this.config.sessionSecret, `passkey-challenge:${purpose}:${expiresAt}:${challenge}`);
  }
}
