import { Injectable } from '@nestjs/common';
import type { ProfileChanges, UserProfile } from '#contract/profile';
import type { SurveyAnswers, SurveySavedAnswer } from '#contract/survey';
import { Clock } from '../platform/clock/clock';
import { DomainError } from '../platform/errors/domain-error';
import { toProfile, type Account } from './user';
import { UserRepository } from './user.repository';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  find(userId: string): Promise<Account | null> {
    return this.users.find(userId);
  }

  async changeProfile(userId: string, changes: ProfileChanges): Promise<UserProfile> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    await this.users.saveProfile(userId, Object.fromEntries(given));
    const account = await this.users.find(userId);
    if (!account) throw new DomainError('auth.session-required');
    return toProfile(account);
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
