import type { ProfileChanges } from '#contract/account/profile';
import type { SurveyAnswers } from '#contract/account/survey';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import type { Account } from './user';

export abstract class UserRepository {
  abstract find(userId: string): Promise<Account | null>;
  abstract saveSurvey(userId: string, answers: SurveyAnswers, at: Date): Promise<void>;
  abstract saveProfile(userId: string, changes: ProfileChanges): Promise<void>;
  /** By address, ignoring case. */
  abstract turnOffEmails(email: string, kind: OptionalMailKind): Promise<void>;
  /** The survey answers that are not part of the profile. */
  abstract surveyExtras(
    userId: string,
  ): Promise<{ howHeardAbout: string | null; datingChallenge: string | null }>;
  /** Deletes the users with everything that belongs to them. Returns how many of them were there. */
  abstract remove(userIds: readonly string[]): Promise<number>;
  abstract noteLanguage(userId: string, language: string): Promise<void>;
  abstract markGuideSeen(userId: string, at: Date): Promise<void>;
}
