import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import type { SignedInDevice } from '#contract/account/privacy';
import type { Session } from './session';
import { CurrentSession, OwnerId } from './session-request';
import { SessionsService } from './sessions.service';

@Controller('api/user/devices')
export class DevicesController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  list(@CurrentSession() session: Session): Promise<SignedInDevice[]> {
    return this.sessions.devicesOf(session);
  }

  @Delete()
  @HttpCode(204)
  endOthers(@CurrentSession() session: Session): Promise<void> {
    return this.sessions.endOthers(session);
  }

  @Delete(':id')
  @HttpCode(204)
  end(@OwnerId() userId: string, @Param('id') id: string): Promise<void> {
    return this.sessions.endDevice(userId, id);
  }
}
