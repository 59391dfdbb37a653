import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedInDevice } from '#contract/account/privacy';
import { SecurityEventsService } from '../../security-events/security-events.service';
import type { Session } from './session';
import { CurrentSession, OwnerId, originOf } from './session-request';
import { SessionsService } from './sessions.service';

@Controller('api/user/devices')
export class DevicesController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly events: SecurityEventsService,
  ) {}

  @Get()
  list(@CurrentSession() session: Session): Promise<SignedInDevice[]> {
    return this.sessions.devicesOf(session);
  }

  @Delete()
  @HttpCode(204)
  async endOthers(@CurrentSession() session: Session, @Req() request: FastifyRequest): Promise<void> {
    await this.sessions.endOthers(session);
    await this.events.recordFor(session.account.id, 'session.ended', originOf(request));
  }

  @Delete(':id')
  @HttpCode(204)
  async end(
    @OwnerId() userId: string,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.sessions.endDevice(userId, id);
    await this.events.recordFor(userId, 'session.ended', originOf(request));
  }
}
