import { Injectable } from '@nestjs/common';
import type { ProfileChanges, UserProfile } from '#contract/account/profile';
import type { SurveyAnswers, SurveySavedAnswer } from '#contract/account/survey';
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#contract/account/unsubscribe';
import { Clock } from '../platform/clock/clock';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { SuppressionsService } from '../mail/suppressions/suppressions.service';
import { toProfile, type Account } from './user';
import { UserRepository } from './user.repository';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UserRepository,
    private readonly suppressions: SuppressionsService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  find(userId: string): Promise<Account | null> {
    return this.users.find(userId);
  }

  changeProfile(userId: string, changes: ProfileChanges): Promise<UserProfile> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    return this.transaction.run(async () => {
      await this.users.saveProfile(userId, Object.fromEntries(given));
      const account = await this.users.find(userId);
      if (!account) throw new DomainError('auth.session-required');
      await this.noteWishes(account.email, changes);
      return toProfile(account);
    });
  }

  /** Null, from a browser that doesn't say, leaves what is known. */
  async noteLanguage({ id, language: known }: Account, language: string | null): Promise<void> {
    if (language !== null && language !== known) await this.users.noteLanguage(id, language);
  }

  /** Unsubscribing by link also shows in the settings; an address without an account changes nothing. */
  turnOffEmails(email: string, kind: OptionalMailKind): Promise<void> {
    return this.users.turnOffEmails(email, kind);
  }

  /** Emails are checked against the suppression list, so a switch in the settings updates it too. */
  private async noteWishes(
    email: string,
    { marketingEmails, experienceEmails }: ProfileChanges,
  ): Promise<void> {
    const wishes = { marketing: marketingEmails, experience: experienceEmails };
    for (const kind of OPTIONAL_MAIL_KINDS) {
      if (wishes[kind] === true) await this.suppressions.release(email, kind);
      if (wishes[kind] === false) await this.suppressions.suppress(email, kind, 'switched-off');
    }
  }

  async exportFor(account: Account) {
    return { ...account, ...(await this.users.surveyExtras(account.id)) };
  }

  /** Deleting the rows deletes everything that belongs to the users. Returns how many of them were there. */
  remove(userIds: readonly string[]): Promise<number> {
    return this.users.remove(userIds);
  }

  async answerSurvey(userId: string, answers: SurveyAnswers): Promise<SurveySavedAnswer> {
    await this.users.saveSurvey(userId, { ...answers }, this.clock.now());
    return { surveyComplete: true };
  }

  async markGuideSeen(userId: string): Promise<{ hasSeenDashboardGuide: true }> {
    await this.users.markGuideSeen(userId, this.clock.now());
    return { hasSeenDashboardGuide: true };
  }
}
