import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarLink } from '#contract/dating/planned-dates';
import { OwnerId } from '../../auth/sessions/session-request';
import { IdPipe } from '../../platform/http/id.pipe';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { CalendarService } from './calendar.service';

const planId = new IdPipe('planned-date.not-found');

/** Set once there is a calendar: an error stays JSON. */
const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' } as const;
const AS_FILE = { ...CALENDAR, 'content-disposition': 'attachment; filename="date.ics"' } as const;

@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  /** One planned date for the user's own calendar. */
  @Get('api/planned-dates/:id/calendar.ics')
  async file(
    @OwnerId() ownerId: string,
    @Param('id', planId) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const file = await this.calendar.fileOf(ownerId, id);
    void reply.headers(AS_FILE);
    return file;
  }

  /** Makes the secret link of the user's calendar; an earlier one stops working. */
  @Post('api/calendar-feed')
  makeLink(@OwnerId() ownerId: string): Promise<CalendarLink> {
    return this.calendar.makeLink(ownerId);
  }

  @Delete('api/calendar-feed')
  @HttpCode(204)
  revokeLink(@OwnerId() ownerId: string): Promise<void> {
    return this.calendar.revokeLink(ownerId);
  }

  /** What calendar apps ask for: the link is the only proof. */
  @Public()
  @Get('calendar/:file')
  async feed(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const calendar = await this.calendar.feed(file, limitedAddress(request.ip));
    void reply.headers(CALENDAR);
    return calendar;
  }
}
