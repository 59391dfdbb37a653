import { Body, Controller, Delete, Get, HttpCode, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { DataExport } from '#contract/account/privacy';
import type { Session } from '../auth/sessions/session';
import { SessionCookie } from '../auth/sessions/session-cookie';
import { CurrentAccount, CurrentSession } from '../auth/sessions/session-request';
import { StepUpGuard } from '../auth/step-up/step-up.guard';
import type { Account } from '../users/user';
import { AccountDeletionService } from './account-deletion.service';
import { DataExportService } from './data-export.service';
import { DeleteAccountDto } from './privacy.dto';

@Controller('api/user')
export class PrivacyController {
  constructor(
    private readonly exports: DataExportService,
    private readonly deletion: AccountDeletionService,
    private readonly cookie: SessionCookie,
  ) {}

  @UseGuards(StepUpGuard)
  @Get('export')
  async export(
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataExport> {
    const answer = await this.exports.exportFor(session);
    const day = answer.exportedAt.slice(0, 10);
    void reply.header('content-disposition', `attachment; filename="heart-and-head-${day}.json"`);
    return answer;
  }

  @Delete()
  @HttpCode(204)
  async delete(
    @CurrentAccount() account: Account,
    @Body() { currentPassword }: DeleteAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(account, currentPassword);
    this.cookie.clear(reply);
  }
}
