import { Injectable } from '@nestjs/common';
import type { SignedInDevice } from '#contract/account/privacy';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { keyedHash, newToken } from '../../platform/crypto/tokens';
import { DomainError } from '../../platform/errors/domain-error';
import { deviceId, deviceName, tokenHashOf } from './device';
import { needsExtension, sessionExpiry, type Session } from './session';
import { SessionRepository } from './session.repository';

const USER_AGENT_MAX = 300;

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Opens a session and returns its token, which only the browser keeps. */
  async start(userId: string, userAgent: string | undefined, hasSecondFactor = false): Promise<string> {
    const token = newToken();
    const at = this.clock.now();
    await this.sessions.add({
      tokenHash: this.hash(token),
      userId,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      hasSecondFactor,
      at,
      expiresAt: sessionExpiry(at),
    });
    return token;
  }

  find(token: string): Promise<Session | null> {
    return this.sessions.find(this.hash(token), this.clock.now());
  }

  isDueForProlonging(session: Session): boolean {
    return needsExtension(session, this.clock.now());
  }

  /** The cookie has to be extended too. */
  async prolong(session: Session): Promise<void> {
    const now = this.clock.now();
    await this.sessions.prolong(session.tokenHash, now, sessionExpiry(now));
  }

  /** After the user has proved again who they are. The session goes on under a new token, which is returned. */
  async renew(session: Session, withSecondFactor: boolean): Promise<string> {
    const token = newToken();
    const renewal = { newTokenHash: this.hash(token), at: this.clock.now(), withSecondFactor };
    await this.sessions.renew(session.tokenHash, renewal);
    return token;
  }

  async markSecondFactor(session: Session): Promise<void> {
    await this.sessions.markSecondFactor(session.tokenHash);
  }

  async forgetSecondFactor(userId: string): Promise<void> {
    await this.sessions.forgetSecondFactor(userId);
  }

  async end(token: string): Promise<void> {
    await this.sessions.remove(this.hash(token));
  }

  async endAll(userId: string): Promise<void> {
    await this.sessions.removeAll(userId);
  }

  async endOthers(session: Session): Promise<void> {
    await this.sessions.removeAll(session.account.id, session.tokenHash);
  }

  async devicesOf(session: Session): Promise<SignedInDevice[]> {
    const devices = await this.sessions.listFor(session.account.id, this.clock.now());
    return devices.map((device) => ({
      id: deviceId(device.tokenHash),
      name: deviceName(device.userAgent),
      signedInAt: device.createdAt.toISOString(),
      lastSeenAt: device.lastSeenAt.toISOString(),
      current: device.tokenHash.equals(session.tokenHash),
    }));
  }

  async endDevice(userId: string, id: string): Promise<void> {
    const tokenHash = tokenHashOf(id);
    if (!tokenHash || !(await this.sessions.removeOwn(userId, tokenHash)))
      throw new DomainError('device.not-found');
  }

  async removeExpired(): Promise<void> {
    await this.sessions.removeExpired(this.clock.now());
  }

  private hash(token: string): Buffer {
    return keyedHash(this.config.sessionSecret, token);
  }
}
