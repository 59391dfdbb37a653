import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import type { UserProfile } from '#contract/account/profile';
import type { SurveySavedAnswer } from '#contract/account/survey';
import { CurrentAccount, OwnerId } from '../auth/sessions/session-request';
import { toProfile, type Account } from './user';
import { ProfileDto, SurveyDto } from './users.dto';
import { UsersService } from './users.service';

@Controller('api')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get('user/profile')
  profile(@CurrentAccount() account: Account): UserProfile {
    return toProfile(account);
  }

  @Patch('user/profile')
  changeProfile(@OwnerId() userId: string, @Body() changes: ProfileDto): Promise<UserProfile> {
    return this.users.changeProfile(userId, changes);
  }

  @Post('user/mark-dashboard-guide-seen')
  @HttpCode(200)
  markGuideSeen(@OwnerId() userId: string): Promise<{ hasSeenDashboardGuide: true }> {
    return this.users.markGuideSeen(userId);
  }

  @Post('onboarding-survey')
  @HttpCode(200)
  answerSurvey(@OwnerId() userId: string, @Body() answers: SurveyDto): Promise<SurveySavedAnswer> {
    return this.users.answerSurvey(userId, answers);
  }
}
