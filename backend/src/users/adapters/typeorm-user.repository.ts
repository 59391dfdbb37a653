import { Injectable } from '@nestjs/common';
import { EntitySchema } from 'typeorm';
import type { ProfileChanges } from '#contract/account/profile';
import type { SurveyAnswers } from '#contract/account/survey';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { addressKey } from '#contract/rules/email-address';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { KeyRing } from '../../platform/crypto/key-ring';
import { Database } from '../../platform/database/database';
import { ANSWER_INDEXES } from '../../platform/encryption/encrypted-columns';
import type { Account, NewAccount } from '../user';
import { UserRepository } from '../user.repository';
import {
  ACCOUNT_COLUMNS,
  openAnswers,
  PRIVATE_ANSWERS,
  encryptAnswers,
  toAccount,
  type AccountRow,
  type PrivateAnswers,
} from './account-columns';

type UserRow = NewAccount & { emailKey: string } & Omit<Account, 'standards' | keyof PrivateAnswers>;

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
    marketingEmails: { type: 'boolean', name: 'marketing_emails' },
    experienceEmails: { type: 'boolean', name: 'experience_emails' },
    aiEnabled: { type: 'boolean', name: 'ai_enabled' },
    aiNotes: { type: 'boolean', name: 'ai_notes' },
    rateStandardsFirst: { type: 'boolean', name: 'rate_standards_first' },
    timezone: { type: 'text', nullable: true },
    language: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

const INDEXED_ANSWERS = Object.keys(ANSWER_INDEXES) as (keyof typeof ANSWER_INDEXES)[];
const SAVE_ANSWERS = `update users set sealed = $2, ${Object.values(ANSWER_INDEXES)
  .map((column, position) => `${column} = $${position + 3}`)
  .join(', ')} where id = $1`;

@Injectable()
export class TypeOrmUserRepository extends UserRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
    private readonly keys: KeyRing,
  ) {
    super();
  }

  async find(userId: string): Promise<Account | null> {
    const rows = await this.database.query<AccountRow>(
      'user-find',
      `select ${ACCOUNT_COLUMNS} from users u where u.id = $1`,
      [userId],
    );
    return rows[0] ? toAccount(this.cipher, rows[0]) : null;
  }

  async saveSurvey(userId: string, answers: SurveyAnswers, at: Date): Promise<void> {
    await this.database.run(async () => {
      await this.changeAnswers(userId, answers);
      await this.change(userId, { surveyCompletedAt: at });
    });
  }

  async saveProfile(userId: string, changes: ProfileChanges): Promise<void> {
    const { answers, open } = divide(changes);
    await this.database.run(async () => {
      if (Object.keys(answers).length > 0) await this.changeAnswers(userId, answers);
      if (Object.keys(open).length > 0) await this.change(userId, open);
    });
  }

  async markGuideSeen(userId: string, at: Date): Promise<void> {
    await this.change(userId, { guideSeenAt: at });
  }

  async noteLanguage(userId: string, language: string): Promise<void> {
    await this.database.query(
      'user-note-language',
      'update users set language = $2 where id = $1 and language is distinct from $2',
      [userId, language],
    );
  }

  async surveyExtras(
    userId: string,
  ): Promise<{ howHeardAbout: string | null; datingChallenge: string | null }> {
    const rows = await this.database.query<{ sealed: Buffer | null }>(
      'user-survey-extras',
      'select sealed from users where id = $1',
      [userId],
    );
    const { howHeardAbout, datingChallenge } = openAnswers(this.cipher, {
      id: userId,
      sealed: rows[0]?.sealed ?? null,
    });
    return { howHeardAbout, datingChallenge };
  }

  async remove(userIds: readonly string[]): Promise<number> {
    const removed = await this.database.query(
      'users-remove',
      'delete from users where id = any($1::uuid[]) returning 1',
      [userIds],
    );
    return removed.length;
  }

  async turnOffEmails(email: string, kind: OptionalMailKind): Promise<void> {
    const column = kind === 'marketing' ? 'marketing_emails' : 'experience_emails';
    await this.database.query(
      `user-turn-off-${kind}`,
      `update users set ${column} = false where email_key = $1`,
      [addressKey(email)],
    );
  }

  /** They are one value, so concurrent changes wait for each other. */
  private async changeAnswers(userId: string, changes: Partial<PrivateAnswers>): Promise<void> {
    const rows = await this.database.query<{ sealed: Buffer | null }>(
      'user-answers-lock',
      'select sealed from users where id = $1 for no key update',
      [userId],
    );
    if (!rows[0]) return;
    const answers = { ...openAnswers(this.cipher, { id: userId, sealed: rows[0].sealed }), ...changes };
    await this.database.query('user-answers-save', SAVE_ANSWERS, [
      userId,
      encryptAnswers(this.cipher, userId, answers),
      ...INDEXED_ANSWERS.map((question) => this.indexOf(question, answers[question])),
    ]);
  }

  private indexOf(question: string, answer: string | null): Buffer | null {
    return answer ? this.keys.answerIndexes(question, answer)[0] : null;
  }

  private async change(userId: string, changes: Partial<UserRow>): Promise<void> {
    await this.database.manager.getRepository(USER_SCHEMA).update({ id: userId }, changes);
  }
}

function divide(changes: ProfileChanges): {
  answers: Partial<PrivateAnswers>;
  open: Omit<ProfileChanges, keyof PrivateAnswers>;
} {
  const isPrivate = ([field]: [string, unknown]): boolean => PRIVATE_ANSWERS.some((name) => name === field);
  const entries = Object.entries(changes);
  return {
    answers: Object.fromEntries(entries.filter(isPrivate)),
    open: Object.fromEntries(entries.filter((entry) => !isPrivate(entry))),
  };
}
