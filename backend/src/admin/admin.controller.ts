import { Controller, Get, Query, Req, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AdminAnalytics, AdminStats, AdminStatus, SurveyBreakdown } from '#contract/console/admin';
import type { OverTime } from '#contract/console/over-time';
import { AdministratorGuard, ForAdministrators } from '../auth/administrator/administrator.guard';
import { SessionCookie } from '../auth/sessions/session-cookie';
import { SessionsService } from '../auth/sessions/sessions.service';
import { Public } from '../platform/http/public-route';
import { OverTimeQuery } from './admin.dto';
import { FiguresService } from './figures/figures.service';
import { ReadsFromReplica } from '../platform/database/replica/reads-from-replica';

@Controller('api/admin')
export class AdminController {
  constructor(
    private readonly figures: FiguresService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Open to everyone, so that the page can ask before it knows who is signed in. */
  @Public()
  @Get('status')
  async status(@Req() request: FastifyRequest): Promise<AdminStatus> {
    const token = this.cookie.read(request);
    const session = token === null ? null : await this.sessions.find(token);
    const account = session?.account;
    if (!account?.isAdmin || account.emailConfirmedAt === null) return { isAdmin: false, email: null };
    const isOwner = account.adminRole === 'owner';
    return { isAdmin: true, email: account.email, ...(!isOwner && { role: 'support' }) };
  }

  @ForAdministrators()
  @UseGuards(AdministratorGuard)
  @ReadsFromReplica()
  @Get('stats')
  stats(): Promise<AdminStats> {
    return this.figures.stats();
  }

  @ForAdministrators()
  @UseGuards(AdministratorGuard)
  @ReadsFromReplica()
  @Get('analytics')
  analytics(): Promise<AdminAnalytics> {
    return this.figures.analytics();
  }

  @ForAdministrators()
  @UseGuards(AdministratorGuard)
  @ReadsFromReplica()
  @Get('analytics/over-time')
  overTime(@Query() { by, from, to }: OverTimeQuery): Promise<OverTime> {
    return this.figures.overTime({ by, from, to });
  }

  @ForAdministrators()
  @UseGuards(AdministratorGuard)
  @ReadsFromReplica()
  @Get('survey-breakdown')
  surveyBreakdown(): Promise<SurveyBreakdown> {
    return this.figures.surveyBreakdown();
  }
}
