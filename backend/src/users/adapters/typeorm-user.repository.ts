import { Injectable } from '@nestjs/common';
import { EntitySchema } from 'typeorm';
import type { ProfileChanges } from '#contract/profile';
import type { SurveyAnswers } from '#contract/survey';
import { Database } from '../../platform/database/database';
import type { Account, NewAccount } from '../user';
import { UserRepository, type StoredCredentials } from '../user.repository';
import { ACCOUNT_COLUMNS } from './account-columns';

type UserRow = NewAccount &
  Omit<Account, 'selectedStandards'> & { howHeardAbout: string | null; datingChallenge: string | null };

export const USER_SCHEMA = new EntitySchema<UserRow>({
  name: 'User',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash', select: false },
    firstName: { type: 'text', name: 'first_name' },
    lastName: { type: 'text', name: 'last_name' },
    isAdmin: { type: 'boolean', name: 'is_admin' },
    emailConfirmedAt: { type: 'timestamptz', name: 'email_confirmed_at', nullable: true },
    surveyCompletedAt: { type: 'timestamptz', name: 'survey_completed_at', nullable: true },
    guideSeenAt: { type: 'timestamptz', name: 'guide_seen_at', nullable: true },
    howHeardAbout: { type: 'text', name: 'how_heard_about', nullable: true },
    datingChallenge: { type: 'text', name: 'dating_challenge', nullable: true },
    location: { type: 'text', nullable: true },
    gender: { type: 'text', nullable: true },
    datingGoal: { type: 'text', name: 'dating_goal', nullable: true },
    preferredDateType: { type: 'text', name: 'preferred_date_type', nullable: true },
    datingDuration: { type: 'text', name: 'dating_duration', nullable: true },
    interestedInGenders: { type: 'text', name: 'interested_in_genders', nullable: true },
    marketingEmails: { type: 'boolean', name: 'marketing_emails' },
    experienceEmails: { type: 'boolean', name: 'experience_emails' },
    aiEnabled: { type: 'boolean', name: 'ai_enabled' },
    timezone: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

interface CredentialsRow {
  userId: string;
  email: string;
  passwordHash: string;
  confirmed: boolean;
}

const CREDENTIALS = `select id as "userId", email, password_hash as "passwordHash",
  email_confirmed_at is not null as confirmed from users`;

@Injectable()
export class TypeOrmUserRepository extends UserRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(account: NewAccount): Promise<boolean> {
    const result = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(USER_SCHEMA)
      .values({ ...account })
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length === 1;
  }

  async find(userId: string): Promise<Account | null> {
    const rows = await this.database.query<Account>(
      'user-find',
      `select ${ACCOUNT_COLUMNS} from users u where u.id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async findCredentials(email: string): Promise<StoredCredentials | null> {
    const rows = await this.database.query<CredentialsRow>(
      'user-credentials',
      `${CREDENTIALS} where lower(email) = lower($1)`,
      [email],
    );
    return rows[0] ?? null;
  }

  async findCredentialsById(userId: string): Promise<StoredCredentials | null> {
    const rows = await this.database.query<CredentialsRow>(
      'user-credentials-by-id',
      `${CREDENTIALS} where id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async confirmEmail(userId: string, at: Date): Promise<void> {
    await this.database.query(
      'user-confirm-email',
      'update users set email_confirmed_at = coalesce(email_confirmed_at, $2) where id = $1',
      [userId, at],
    );
  }

  async setPasswordHash(userId: string, passwordHash: string): Promise<void> {
    await this.change(userId, { passwordHash });
  }

  async setEmail(userId: string, email: string, confirmedAt: Date): Promise<boolean> {
    const rows = await this.database.query(
      'user-set-email',
      `update users set email = $2, email_confirmed_at = $3 where id = $1
       and not exists (select 1 from users other where lower(other.email) = lower($2) and other.id <> $1)
       returning id`,
      [userId, email, confirmedAt],
    );
    return rows.length === 1;
  }

  async makeAdministrator(userId: string, at: Date): Promise<void> {
    await this.database.query(
      'user-make-administrator',
      `update users set is_admin = (id = $1),
         email_confirmed_at = case when id = $1 then coalesce(email_confirmed_at, $2) else email_confirmed_at end
       where is_admin or id = $1`,
      [userId, at],
    );
  }

  async saveSurvey(userId: string, answers: SurveyAnswers, at: Date): Promise<void> {
    await this.change(userId, { ...answers, surveyCompletedAt: at });
  }

  async saveProfile(userId: string, changes: ProfileChanges): Promise<void> {
    if (Object.keys(changes).length > 0) await this.change(userId, changes);
  }

  async markGuideSeen(userId: string, at: Date): Promise<void> {
    await this.change(userId, { guideSeenAt: at });
  }

  private async change(userId: string, changes: Partial<UserRow>): Promise<void> {
    await this.database.manager.getRepository(USER_SCHEMA).update({ id: userId }, changes);
  }
}
