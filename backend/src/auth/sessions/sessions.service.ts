import { Injectable } from '@nestjs/common';
import type { SignedInDevice } from '#contract/account/privacy';
import { Clock } from '../../platform/clock/clock';
import { KeyRing } from '../../platform/crypto/key-ring';
import { newToken } from '../../platform/crypto/tokens';
import { DomainError } from '../../platform/errors/domain-error';
import { RecentValues } from '../../platform/memory/recent-values';
import type { Account } from '../../users/user';
import { deviceId, deviceName, tokenHashOf } from './device';
import { needsExtension, sessionExpiry, SESSIONS_PER_USER, type Session } from './session';
import { SessionRepository, type Reading, type SessionWithRead } from './session.repository';

const USER_AGENT_MAX = 300;
const OWNERS_KNOWN = 20_000;

export interface SeenToken {
  readonly hash: Buffer;
  /** No session changes it. */
  readonly owner: string | null;
}

const keyOf = (hash: Buffer): string => hash.toString('latin1');

@Injectable()
export class SessionsService {
  private readonly owners = new RecentValues<string>(OWNERS_KNOWN);

  constructor(
    private readonly sessions: SessionRepository,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  /** Opens a session and returns its token, which only the browser keeps. */
  async start(
    { id, isAdmin }: Account,
    userAgent: string | undefined,
    hasSecondFactor = false,
  ): Promise<string> {
    const token = newToken();
    const at = this.clock.now();
    await this.sessions.add({
      tokenHash: this.keys.sessionHash(token),
      userId: id,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      hasSecondFactor,
      at,
      expiresAt: sessionExpiry(isAdmin, at, at),
    });
    await this.sessions.removeOldest(id, SESSIONS_PER_USER);
    return token;
  }

  async find(token: string): Promise<Session | null> {
    const hash = this.keys.sessionHash(token);
    const found = await this.sessions.find(hash, this.clock.now());
    if (found) return found;
    // One that an earlier key hashed is kept under the current key's hash from now on. Looked up in any case, because
    // another request may just have done that.
    await this.sessions.rename(this.keys.earlierSessionHashes(token), hash);
    return this.sessions.find(hash, this.clock.now());
  }

  /** What a token's session is kept under, and whose it was when it was last asked for. It may have ended since. */
  seen(token: string): SeenToken {
    const hash = this.keys.sessionHash(token);
    return { hash, owner: this.owners.get(keyOf(hash)) ?? null };
  }

  /** The session in one statement. Null where that doesn't find it: the whole search may. */
  async findKnown({ hash }: SeenToken, withRevision: boolean): Promise<SessionWithRead | null> {
    const now = this.clock.now();
    const session = await (withRevision ? this.sessions.find(hash, now) : this.sessions.findOnly(hash, now));
    return session && { session };
  }

  /** The same with what a route reads of its owner. */
  findWith({ hash }: SeenToken, reading: Reading): Promise<SessionWithRead | null> {
    return this.sessions.findWith(hash, this.clock.now(), reading);
  }

  /** The session, by whatever it may be kept under. From now on it is known whose it is. */
  async findByAnyKey(token: string): Promise<SessionWithRead | null> {
    const session = await this.find(token);
    const key = keyOf(this.keys.sessionHash(token));
    if (session) this.owners.set(key, session.account.id);
    else this.owners.delete(key);
    return session && { session };
  }

  /** Whether it has not been ended since it was read. */
  async isOpen({ tokenHash }: Session): Promise<boolean> {
    return (await this.sessions.find(tokenHash, this.clock.now())) !== null;
  }

  isDueForProlonging(session: Session): boolean {
    return needsExtension(session, this.clock.now());
  }

  /** When it returns true, the cookie has to be extended too. */
  async prolong(session: Session): Promise<boolean> {
    const now = this.clock.now();
    const { tokenHash, account, startedAt } = session;
    return this.sessions.prolong(tokenHash, now, sessionExpiry(account.isAdmin, startedAt, now));
  }

  /** After the user has proved again who they are. The session goes on under a new token, which is returned. */
  async renew(session: Session, withSecondFactor: boolean): Promise<string> {
    const token = newToken();
    const renewal = { newTokenHash: this.keys.sessionHash(token), at: this.clock.now(), withSecondFactor };
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
    for (const hash of [this.keys.sessionHash(token), ...this.keys.earlierSessionHashes(token)])
      await this.sessions.remove(hash);
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
}
