import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { Transaction } from '../../platform/database/database';
import { newId } from '../../platform/crypto/ids';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { newToken } from '../../platform/crypto/tokens';
import { CredentialsRepository } from '../credentials.repository';
import { MailLinksService } from '../mail-links/mail-links.service';
import { FactorsService } from '../second-factor/factors.service';
import { SessionsService } from '../sessions/sessions.service';

/** 120 random bits. */
const GENERATED_LENGTH = 20;

@Injectable()
export class AdministratorService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly links: MailLinksService,
    private readonly sessions: SessionsService,
    private readonly factors: FactorsService,
    private readonly passwords: PasswordHasher,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Creates or promotes the one administrator. Returns the password when it had to generate one. */
  async ensure(): Promise<string | null> {
    const existing = await this.credentials.findByEmail(this.config.adminEmail);
    if (existing?.confirmed) {
      await this.credentials.makeAdministrator(existing.userId, this.clock.now());
      return null;
    }
    const password = this.config.adminPassword ?? newToken().slice(0, GENERATED_LENGTH);
    const userId = existing ? await this.takeOver(existing.userId, password) : await this.create(password);
    // Another process that started at the same time got there first: its password counts.
    if (userId === null) return null;
    await this.credentials.makeAdministrator(userId, this.clock.now());
    return this.config.adminPassword === null ? password : null;
  }

  /**
   * Restores the administrator's access: creates the account if there is none, gives it a new password, and ends its
   * sessions and open email links. Returns the password when it had to generate one.
   */
  async reset(): Promise<string | null> {
    const password = this.config.adminPassword ?? newToken().slice(0, GENERATED_LENGTH);
    const isDone = await this.transaction.run(async () => {
      const existing = await this.credentials.findByEmail(this.config.adminEmail);
      const userId = existing ? await this.takeOver(existing.userId, password) : await this.create(password);
      if (userId === null) return false;
      await this.credentials.makeAdministrator(userId, this.clock.now());
      await this.recordCommand(userId, existing ? 'administrator.reset-password' : 'administrator.create');
      return true;
    });
    if (!isDone) return this.reset();
    return this.config.adminPassword === null ? password : null;
  }

  /** Removes the administrator's second factors and ends their sessions. False when there is no such account. */
  async resetTwoFactor(): Promise<boolean> {
    const existing = await this.credentials.findByEmail(this.config.adminEmail);
    if (!existing) return false;
    await this.transaction.run(async () => {
      await this.factors.removeAll(existing.userId);
      await this.recordCommand(existing.userId, 'administrator.reset-two-factor');
    });
    return true;
  }

  /** Who typed it is unknown, so the entry names the account and the command. */
  private recordCommand(userId: string, action: string): Promise<void> {
    return this.audit.record({
      actor: { id: userId, email: this.config.adminEmail },
      action,
      target: userId,
      details: { command: 'npm run admin' },
    });
  }

  /** An unconfirmed account's address is unproven: its creator must not become administrator. */
  private async takeOver(userId: string, password: string): Promise<string> {
    await this.credentials.setPasswordHash(userId, await this.passwords.hash(password));
    await this.links.revoke(userId, ['confirm_email', 'reset_password', 'change_email']);
    await this.sessions.endAll(userId);
    return userId;
  }

  /** Null when another process has just created it. */
  private async create(password: string): Promise<string | null> {
    const userId = newId();
    const now = this.clock.now();
    const isNew = await this.credentials.add({
      id: userId,
      email: this.config.adminEmail,
      passwordHash: await this.passwords.hash(password),
      firstName: 'Heart & Head',
      lastName: 'Administrator',
      isAdmin: true,
      emailConfirmedAt: now,
      timezone: null,
      language: null,
      createdAt: now,
    });
    return isNew ? userId : null;
  }
}
