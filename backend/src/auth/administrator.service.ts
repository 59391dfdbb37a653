import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { newId } from '../platform/crypto/ids';
import { PasswordHasher } from '../platform/crypto/passwords';
import { newToken } from '../platform/crypto/tokens';
import { CredentialsRepository } from './credentials.repository';

/** 120 random bits. */
const GENERATED_LENGTH = 20;

@Injectable()
export class AdministratorService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordHasher,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Creates or promotes the one administrator. Answers the password when it had to invent one. */
  async ensure(): Promise<string | null> {
    const existing = await this.credentials.findByEmail(this.config.adminEmail);
    if (existing) {
      await this.credentials.makeAdministrator(existing.userId, this.clock.now());
      return null;
    }
    const password = this.config.adminPassword ?? newToken().slice(0, GENERATED_LENGTH);
    const now = this.clock.now();
    const isNew = await this.credentials.add({
      id: newId(),
      email: this.config.adminEmail,
      passwordHash: await this.passwords.hash(password),
      firstName: 'Heart & Head',
      lastName: 'Administrator',
      isAdmin: true,
      emailConfirmedAt: now,
      timezone: null,
      createdAt: now,
    });
    return isNew && this.config.adminPassword === null ? password : null;
  }
}
