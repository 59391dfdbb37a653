import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config';
import { newToken, sha256 } from '../../platform/crypto/tokens';
import { HostCookie } from '../sessions/host-cookie';

const DAY_SECONDS = 86_400;
/** Someone who signs up again, say with a corrected address, may still open the earlier email's link. */
const REMEMBERED = 3;
const SEPARATOR = '.';

/** Recognizes the browser that signed up, so that only there a confirmation link works by itself. */
@Injectable()
export class SignupCookie extends HostCookie {
  constructor(config: Config) {
    super(config, 'signup', DAY_SECONDS);
  }

  /** The hashes of the sign-ups made in this browser. */
  signUpsOf(request: FastifyRequest): Buffer[] {
    return this.tokensOf(request).map(sha256);
  }

  /** Returns the hash that stands for this new sign-up. */
  remember(request: FastifyRequest, reply: FastifyReply): Buffer {
    const token = newToken();
    this.write(reply, [token, ...this.tokensOf(request)].slice(0, REMEMBERED).join(SEPARATOR));
    return sha256(token);
  }

  private tokensOf(request: FastifyRequest): string[] {
    const value = this.read(request);
    return value === null ? [] : value.split(SEPARATOR).slice(0, REMEMBERED);
  }
}
