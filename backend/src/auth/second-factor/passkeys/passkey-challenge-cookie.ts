import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { KeyRing } from '../../../platform/crypto/key-ring';
import { newToken } from '../../../platform/crypto/tokens';
import { HostCookie } from '../../sessions/host-cookie';
import { PASSKEY_MINUTES } from './passkey-options';

/** What a passkey is asked for: to prove who someone is, or to be added to this user's account. */
export type ChallengePurpose = 'prove' | `add:${string}`;

const LIFETIME_MS = PASSKEY_MINUTES * 60_000;

/**
 * Keeps a passkey challenge in the browser that asked for it, signed and with its expiry, so that nothing is stored on
 * the server until it is answered. The record of answered challenges makes sure that each is used only once.
 */
@Injectable()
export class PasskeyChallengeCookie extends HostCookie {
  constructor(
    config: Config,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {
    super(config, 'passkey', LIFETIME_MS / 1000, 'strict');
  }

  /** A new challenge, base64url. */
  issue(reply: FastifyReply, purpose: ChallengePurpose): string {
    const challenge = newToken();
    const expiresAt = this.clock.now().getTime() + LIFETIME_MS;
    const [signature] = this.signatures(purpose, expiresAt, challenge);
    this.write(reply, `${expiresAt}.${challenge}.${signature.toString('base64url')}`);
    return challenge;
  }

  /** The challenge this browser was given for the purpose; null when there is none, or it has expired. */
  challengeOf(request: FastifyRequest, purpose: ChallengePurpose): string | null {
    const [expires = '', challenge = '', signature = ''] = (this.read(request) ?? '').split('.');
    const expiresAt = Number(expires);
    const given = Buffer.from(signature, 'base64url');
    const isGenuine = this.signatures(purpose, expiresAt, challenge).some(
      (expected) => given.length === expected.length && timingSafeEqual(given, expected),
    );
    return isGenuine && expiresAt > this.clock.now().getTime() ? challenge : null;
  }

  private signatures(purpose: ChallengePurpose, expiresAt: number, challenge: string) {
    return this.keys.signatures('passkey challenge', `${purpose}:${expiresAt}:${challenge}`);
  }
}
