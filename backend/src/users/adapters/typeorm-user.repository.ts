import { Injectable } from '@nestjs/common';
import { EntitySchema } from 'typeorm';
import type { ProfileChanges } from '#contract/account/profile';
import type { SurveyAnswers } from '#contract/account/survey';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { addressKey } from '#contract/rules/email-address';
import { Database } from '../../platform/database/database';
import type { Account, NewAccount } from '../user';
import { UserRepository } from '../user.repository';
import { ACCOUNT_COLUMNS } from './account-columns';

type UserRow = NewAccount & { emailKey: string } & Omit<Account, 'standards'> & {
    howHeardAbout: string | null;
    datingChallenge: string | null;
  };

export const USER_SCHEMA = new EntitySchema<UserRow>({
  name: 'User',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    emailKey: { type: 'text', name: 'email_key', select: false },
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

@Injectable()
export class TypeOrmUserRepository extends UserRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(userId: string): Promise<Account | null> {
    const rows = await this.database.query<Account>(
      'user-find',
      `select ${ACCOUNT_COLUMNS} from users u where u.id = $1`,
      [userId],
    );
    return rows[0] ?? null;
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

  async surveyExtras(
    userId: string,
  ): Promise<{ howHeardAbout: string | null; datingChallenge: string | null }> {
    const rows = await this.database.query<{ howHeardAbout: string | null; datingChallenge: string | null }>(
      'user-survey-extras',
      'select how_heard_about as "howHeardAbout", dating_challenge as "datingChallenge" from users where id = $1',
      [userId],
    );
    return rows[0] ?? { howHeardAbout: null, datingChallenge: null };
  }

  async remove(userId: string): Promise<void> {
    await this.database.query('user-remove', 'delete from users where id = $1', [userId]);
  }

  async turnOffEmails(email: string, kind: OptionalMailKind): Promise<void> {
    const column = kind === 'marketing' ? 'marketing_emails' : 'experience_emails';
    await this.database.query(
      `user-turn-off-${kind}`,
      `update users set ${column} = false where email_key = $1`,
      [addressKey(email)],
    );
  }

  private async change(userId: string, changes: Partial<UserRow>): Promise<void> {
    await this.database.manager.getRepository(USER_SCHEMA).update({ id: userId }, changes);
  }
}
