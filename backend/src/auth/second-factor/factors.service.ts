import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  SECOND_FACTOR_LIMITS,
  type AddAuthenticatorRequest,
  type AddPasskeyRequest,
  type AuthenticatorSetup,
  type FactorAddedAnswer,
  type PasskeyCreationOptions,
  type RecoveryCodesAnswer,
  type SecondFactorMethod,
  type SecondFactors,
} from '#contract/account/second-factor';
import { securityNotice } from '../../mail/mail';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { newId } from '../../platform/crypto/ids';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { Transaction } from '../../platform/database/database';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../../users/user';
import type { Session } from '../sessions/session';
import { SessionsService } from '../sessions/sessions.service';
import { methodsOf, toSecondFactor, type RecoveryCode, type StoredFactor } from './factor';
import { FactorCheckService } from './factor-check.service';
import { creationOptions } from './passkeys/passkey-options';
import { PasskeyVerifier } from './passkeys/passkey-verifier';
import { readCode, RECOVERY_CODE_BYTES, toRecoveryCode } from './codes/recovery-code';
import { SecondFactorRepository } from './second-factor.repository';
import { TimeCodes } from './codes/time-codes';

const SETUP_MS = 15 * 60_000;

/** An authenticator app between the QR code and the first code: it travels encrypted, so nothing is stored. */
interface SetupInProgress {
  readonly secret: string;
  readonly expiresAt: number;
}

/** What users do with their second factors. */
@Injectable()
export class FactorsService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly check: FactorCheckService,
    private readonly codes: TimeCodes,
    private readonly verifier: PasskeyVerifier,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly passwords: PasswordHasher,
    private readonly cipher: FieldCipher,
    private readonly limits: LimitsService,
    private readonly config: Config,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<SecondFactors> {
    const factors = await this.factors.list(userId);
    const recoveryCodesLeft = (await this.factors.recoveryCodes(userId)).length;
    return { factors: factors.map(toSecondFactor), recoveryCodesLeft };
  }

  /** The account's part of the data export: names and dates, never secrets. */
  exportFor(userId: string): Promise<SecondFactors> {
    return this.list(userId);
  }

  /** What the user can give as a second factor; empty without one. */
  async methodsOf(userId: string): Promise<SecondFactorMethod[]> {
    const factors = await this.factors.list(userId);
    if (factors.length === 0) return [];
    return methodsOf(factors, (await this.factors.recoveryCodes(userId)).length);
  }

  setUpAuthenticator({ id, email }: Account): AuthenticatorSetup {
    const secret = this.codes.newSecret();
    const setup: SetupInProgress = { secret, expiresAt: this.clock.now().getTime() + SETUP_MS };
    const setupToken = this.cipher.encrypt(setup, setupContext(id)).toString('base64url');
    return { setupToken, secret, uri: this.codes.uri(secret, email) };
  }

  /** Throws factor.setup-expired, auth.wrong-code or factor.too-many. */
  async addAuthenticator(
    session: Session,
    { name, setupToken, code }: AddAuthenticatorRequest,
  ): Promise<FactorAddedAnswer> {
    const { id: userId } = session.account;
    const at = this.clock.now();
    const { secret } = this.readSetup(userId, setupToken, at);
    const typed = readCode(code);
    const step = typed?.kind === 'totp' ? await this.codes.stepOf(secret, typed.digits, at) : null;
    if (step === null) throw new DomainError('auth.wrong-code');
    const id = newId();
    return this.add(session, { id, kind: 'totp', name, createdAt: at, lastUsedAt: null }, async () => {
      const stored = await this.factors.apps(userId);
      if (stored.some((app) => app.secret === secret)) throw new DomainError('factor.setup-expired');
      await this.factors.addApp({ id, userId, name, secret, step, at });
    });
  }

  async newPasskeyOptions(account: Account, challenge: string): Promise<PasskeyCreationOptions> {
    const existing = await this.factors.passkeys(account.id);
    return creationOptions(this.config.appUrl, challenge, account, existing);
  }

  /** Throws auth.passkey-rejected or factor.too-many. */
  async addPasskey(
    session: Session,
    { name, passkey }: AddPasskeyRequest,
    challenge: string | null,
  ): Promise<FactorAddedAnswer> {
    const facts = challenge === null ? null : await this.verifier.verifyNew(passkey, challenge);
    if (challenge === null || facts === null) throw new DomainError('auth.passkey-rejected');
    const id = newId();
    const at = this.clock.now();
    const userId = session.account.id;
    return this.add(session, { id, kind: 'passkey', name, createdAt: at, lastUsedAt: null }, async () => {
      await this.check.spendChallenge(challenge);
      if (!(await this.factors.addPasskey({ ...facts, id, userId, name, at })))
        throw new DomainError('auth.passkey-rejected');
    });
  }

  /** Without a factor left, the recovery codes go too. Throws factor.not-found. */
  async remove(account: Account, id: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.factors.lock(account.id);
      const factor = (await this.factors.list(account.id)).find((one) => one.id === id);
      if (!factor || !(await this.factors.remove(account.id, id))) throw new DomainError('factor.not-found');
      if ((await this.factors.list(account.id)).length === 0) await this.forget(account.id);
      await this.outbox.enqueueAccountMail(
        securityNotice(account, 'A way to sign in was removed', `${labelOf(factor)} was just removed.`),
      );
    });
  }

  /** For an account that someone else may have had: what they added must not keep its owner out. */
  async removeAddedSince(userId: string, since: Date): Promise<void> {
    await this.factors.lock(userId);
    await this.factors.removeAddedSince(userId, since);
  }

  /** Removes every factor of the user; every session has to be opened again. */
  async removeAll(userId: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.forget(userId);
      await this.sessions.endAll(userId);
    });
  }

  /** The old codes stop working. Throws factor.none. */
  async newRecoveryCodes(account: Account): Promise<RecoveryCodesAnswer> {
    if ((await this.factors.list(account.id)).length === 0) throw new DomainError('factor.none');
    await this.limits.consume(LIMITS.recoveryCodes, account.id);
    const { shown, stored } = await this.makeRecoveryCodes();
    await this.transaction.run(async () => {
      await this.factors.lock(account.id);
      if ((await this.factors.list(account.id)).length === 0) throw new DomainError('factor.none');
      await this.factors.replaceRecoveryCodes(account.id, stored);
      await this.outbox.enqueueAccountMail(
        securityNotice(
          account,
          'You have new recovery codes',
          'new recovery codes were just made for your account. The old ones no longer work.',
        ),
      );
    });
    return { recoveryCodes: shown };
  }

  private async add(
    session: Session,
    factor: StoredFactor,
    store: () => Promise<void>,
  ): Promise<FactorAddedAnswer> {
    const { account } = session;
    const isFirst = (await this.factors.list(account.id)).length === 0;
    const codes = isFirst ? await this.makeRecoveryCodes() : null;
    await this.transaction.run(async () => {
      await this.factors.lock(account.id);
      const existing = (await this.factors.list(account.id)).length;
      if (existing >= SECOND_FACTOR_LIMITS.factors) throw new DomainError('factor.too-many');
      await store();
      if (codes) await this.factors.replaceRecoveryCodes(account.id, codes.stored);
      await this.sessions.markSecondFactor(session);
      // A session opened with the password alone could remove it again.
      if (existing === 0) await this.sessions.endOthers(session);
      await this.outbox.enqueueAccountMail(
        securityNotice(account, 'A way to sign in was added', `${labelOf(factor)} was just added.`),
      );
    });
    return { factor: toSecondFactor(factor), ...(codes && { recoveryCodes: codes.shown }) };
  }

  private async forget(userId: string): Promise<void> {
    await this.factors.removeAll(userId);
    await this.sessions.forgetSecondFactor(userId);
  }

  private async makeRecoveryCodes(): Promise<{ shown: string[]; stored: RecoveryCode[] }> {
    const shown = Array.from({ length: SECOND_FACTOR_LIMITS.recoveryCodes }, () =>
      toRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)),
    );
    const stored = await Promise.all(
      shown.map(async (code) => ({
        id: newId(),
        codeHash: await this.passwords.hash(code.replace('-', '')),
      })),
    );
    return { shown, stored };
  }

  private readSetup(userId: string, setupToken: string, at: Date): SetupInProgress {
    const setup = this.decryptSetup(userId, setupToken);
    if (!setup || setup.expiresAt <= at.getTime()) throw new DomainError('factor.setup-expired');
    return setup;
  }

  private decryptSetup(userId: string, setupToken: string): SetupInProgress | null {
    try {
      return this.cipher.decrypt<SetupInProgress>(Buffer.from(setupToken, 'base64url'), setupContext(userId));
    } catch {
      return null;
    }
  }
}

const setupContext = (userId: string): string => `authenticator-setup:${userId}`;

const labelOf = ({ kind, name }: StoredFactor): string =>
  `the ${kind === 'totp' ? 'authenticator app' : 'passkey'} "${name}"`;
