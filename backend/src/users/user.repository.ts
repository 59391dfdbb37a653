import type { ProfileChanges } from '#contract/profile';
import type { SurveyAnswers } from '#contract/survey';
import type { Account, NewAccount } from './user';

export interface StoredCredentials {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly confirmed: boolean;
}

export abstract class UserRepository {
  /** False when the address already has an account; nothing is written then. */
  abstract add(account: NewAccount): Promise<boolean>;
  abstract find(userId: string): Promise<Account | null>;
  /** By address, ignoring case. */
  abstract findCredentials(email: string): Promise<StoredCredentials | null>;
  abstract findCredentialsById(userId: string): Promise<StoredCredentials | null>;
  abstract confirmEmail(userId: string, at: Date): Promise<void>;
  abstract setPasswordHash(userId: string, passwordHash: string): Promise<void>;
  /** False when another account holds the address by now. */
  abstract setEmail(userId: string, email: string, confirmedAt: Date): Promise<boolean>;
  /** There is one: whoever was it before no longer is. */
  abstract makeAdministrator(userId: string, at: Date): Promise<void>;
  abstract saveSurvey(userId: string, answers: SurveyAnswers, at: Date): Promise<void>;
  abstract saveProfile(userId: string, changes: ProfileChanges): Promise<void>;
  abstract markGuideSeen(userId: string, at: Date): Promise<void>;
}
