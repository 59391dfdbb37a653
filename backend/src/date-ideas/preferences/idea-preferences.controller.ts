import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { DateIdeaPreference } from '#contract/dating/date-ideas';
import { OwnerId } from '../../auth/sessions/session-request';
import { IdeaPreferenceDto } from './idea-preferences.dto';
import { IdeaPreferencesService } from './idea-preferences.service';

@Controller('api/date-ideas')
export class IdeaPreferencesController {
  constructor(private readonly preferences: IdeaPreferencesService) {}

  @Get('preferences')
  list(@OwnerId() ownerId: string): Promise<DateIdeaPreference[]> {
    return this.preferences.list(ownerId);
  }

  @Post('preference')
  @HttpCode(200)
  set(@OwnerId() ownerId: string, @Body() preference: IdeaPreferenceDto): Promise<DateIdeaPreference> {
    return this.preferences.set(ownerId, preference);
  }

  @Delete('preference/:dateIdeaId')
  @HttpCode(204)
  remove(@OwnerId() ownerId: string, @Param('dateIdeaId') dateIdeaId: string): Promise<void> {
    return this.preferences.remove(ownerId, dateIdeaId);
  }
}
