import { Body, Controller, Get, HttpCode, Post, Query, Res, StreamableFile, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  ADMIN_LIMITS,
  type AdminSettings,
  type AuditEntry,
  type CleanupAnswer,
  type CleanupPreview,
  type SystemHealth,
} from '#contract/console/admin';
import { AuditService } from '../../audit/audit.service';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import { StepUpGuard } from '../../auth/step-up/step-up.guard';
import type { Account } from '../../users/user';
import { AccountExportService } from '../accounts/account-export.service';
import { AccountRemovalService } from '../accounts/account-removal.service';
import { AuditQuery, CleanupDto, endOf, rangeOf } from '../admin.dto';
import { SettingsService } from './settings.service';
import { SystemHealthService } from '../health/system-health.service';
import { ReadsFromReplica } from '../../platform/database/replica/reads-from-replica';

@UseGuards(AdministratorGuard)
@Controller('api/admin')
export class AdminOperationsController {
  constructor(
    private readonly health: SystemHealthService,
    private readonly deployment: SettingsService,
    private readonly exports: AccountExportService,
    private readonly removal: AccountRemovalService,
    private readonly auditLog: AuditService,
  ) {}

  @ForAdministrators()
  @Get('health')
  look(): Promise<SystemHealth> {
    return this.health.look();
  }

  @ForAdministrators()
  @Get('settings')
  settings(): Promise<AdminSettings> {
    return this.deployment.settings();
  }

  @ForOwners('accounts.export')
  @UseGuards(StepUpGuard)
  @Get('export')
  async export(@CurrentAccount() actor: Account): Promise<StreamableFile> {
    const { name, csv } = await this.exports.start(actor);
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  @ForOwners('accounts.clean-up')
  @Get('cleanup')
  previewCleanup(): Promise<CleanupPreview> {
    return this.removal.previewCleanup();
  }

  @ForOwners('accounts.clean-up')
  @UseGuards(StepUpGuard)
  @Post('cleanup')
  @HttpCode(200)
  cleanUp(@CurrentAccount() actor: Account, @Body() { expectedCount }: CleanupDto): Promise<CleanupAnswer> {
    return this.removal.cleanUp(actor, expectedCount);
  }

  @ForAdministrators()
  @ReadsFromReplica()
  @Get('audit')
  async audit(
    @Query() query: AuditQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntry[]> {
    const { entries, total } = await this.auditLog.list(
      {
        action: query.action || null,
        search: query.search || null,
        from: query.from === undefined ? null : new Date(query.from),
        to: query.to === undefined ? null : endOf(query.to),
      },
      rangeOf(query, ADMIN_LIMITS.pageSizeMax),
    );
    void reply.header('x-total-count', String(total));
    return entries;
  }
}
