import type { ProfileChanges } from '#contract/profile';
import type { SurveyAnswers } from '#contract/survey';
import type { Account } from './user';

export abstract class UserRepository {
  abstract find(userId: string): Promise<Account | null>;
  abstract saveSurvey(userId: string, answers: SurveyAnswers, at: Date): Promise<void>;
  abstract saveProfile(userId: string, changes: ProfileChanges): Promise<void>;
  abstract markGuideSeen(userId: string, at: Date): Promise<void>;
}
