import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { PlannedDate, PlannedDateSettings } from '#contract/dating/planned-dates';
import type { Session } from '../auth/sessions/session';
import { CurrentAccount, CurrentSession, OwnerId } from '../auth/sessions/session-request';
import { IdPipe } from '../platform/http/id.pipe';
import { IdempotencyInterceptor } from '../platform/idempotency/idempotency.interceptor';
import type { Account } from '../users/user';
import { NewPlannedDateDto, PlannedDateChangesDto, PlannedDateSettingsDto } from './planned-dates.dto';
import { PlannedDateSettingsService } from './planned-date-settings.service';
import { PlannedDatesService } from './planned-dates.service';

const planId = new IdPipe('planned-date.not-found');

@Controller('api/planned-dates')
export class PlannedDatesController {
  constructor(
    private readonly plans: PlannedDatesService,
    private readonly settings: PlannedDateSettingsService,
  ) {}

  @Get()
  list(@OwnerId() ownerId: string): Promise<PlannedDate[]> {
    return this.plans.list(ownerId);
  }

  @Post()
  @UseInterceptors(IdempotencyInterceptor)
  create(@CurrentAccount() owner: Account, @Body() input: NewPlannedDateDto): Promise<PlannedDate> {
    return this.plans.create(owner, input);
  }

  @Get('settings')
  settingsOf(@CurrentSession() session: Session): Promise<PlannedDateSettings> {
    return this.settings.settingsOf(session);
  }

  @Put('settings')
  changeSettings(
    @CurrentSession() session: Session,
    @Body() changes: PlannedDateSettingsDto,
  ): Promise<PlannedDateSettings> {
    return this.settings.change(session, changes);
  }

  @Put(':id')
  change(
    @OwnerId() ownerId: string,
    @Param('id', planId) id: string,
    @Body() changes: PlannedDateChangesDto,
  ): Promise<PlannedDate> {
    return this.plans.change(ownerId, id, changes);
  }

  /** The user came here by a reminder. */
  @Post(':id/reminder-opened')
  @HttpCode(204)
  reminderOpened(@OwnerId() ownerId: string, @Param('id', planId) id: string): Promise<void> {
    return this.plans.noteReminderOpened(ownerId, id);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@OwnerId() ownerId: string, @Param('id', planId) id: string): Promise<void> {
    return this.plans.remove(ownerId, id);
  }
}
