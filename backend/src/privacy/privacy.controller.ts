import { Body, Controller, Delete, Get, HttpCode, Req, Res, StreamableFile, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserKey, DataExport } from '#contract/account/privacy';
import type { Session } from '../auth/sessions/session';
import { SessionCookie } from '../auth/sessions/session-cookie';
import { CurrentSession, originOf, OwnerId } from '../auth/sessions/session-request';
import { StepUpGuard } from '../auth/step-up/step-up.guard';
import { SecurityEventsService } from '../security-events/security-events.service';
import { AccountDeletionService } from './account-deletion.service';
import { BrowserKeyService } from './browser-key.service';
import { DataExportService } from './data-export.service';
import { DeleteAccountDto } from './privacy.dto';

@Controller('api/user')
export class PrivacyController {
  constructor(
    private readonly exports: DataExportService,
    private readonly deletion: AccountDeletionService,
    private readonly browserKeys: BrowserKeyService,
    private readonly cookie: SessionCookie,
    private readonly events: SecurityEventsService,
  ) {}

  @UseGuards(StepUpGuard)
  @Get('export')
  async export(
    @CurrentSession() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataExport> {
    await this.events.recordFor(session.account.id, 'account.exported', originOf(request));
    const answer = await this.exports.exportFor(session);
    const day = answer.exportedAt.slice(0, 10);
    void reply.header('content-disposition', `attachment; filename="heart-and-head-${day}.json"`);
    return answer;
  }

  @UseGuards(StepUpGuard)
  @Get('export/dates.csv')
  async exportDates(
    @CurrentSession() { account }: Session,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    await this.events.recordFor(account.id, 'account.exported', originOf(request));
    const { name, csv } = await this.exports.datingCsvFor(account);
    return new StreamableFile(Buffer.from(csv), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  @Get('browser-key')
  browserKey(@OwnerId() ownerId: string): BrowserKey {
    return this.browserKeys.keyOf(ownerId);
  }

  @Delete()
  @HttpCode(204)
  async delete(
    @CurrentSession() session: Session,
    @Body() { currentPassword }: DeleteAccountDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(session, currentPassword);
    this.cookie.clear(reply);
    const subject = session.account.id;
    await this.events.record({ kind: 'account.erased', userId: null, subject, origin: originOf(request) });
  }
}
