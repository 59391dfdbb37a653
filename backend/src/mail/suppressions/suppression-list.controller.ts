import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import type { LiftSuppressionAnswer, SuppressionPage } from '#contract/console/suppressions';
import { AdministratorGuard, ForAdministrators } from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import type { Account } from '../../users/user';
import { LiftSuppressionDto, SuppressionsQuery } from './suppression-list.dto';
import { SuppressionListService } from './suppression-list.service';
import { ReadsFromReplica } from '../../platform/database/replica/reads-from-replica';

@UseGuards(AdministratorGuard)
@Controller('api/admin/suppressions')
export class SuppressionListController {
  constructor(private readonly suppressions: SuppressionListService) {}

  /** `to` is exclusive. */
  @ForAdministrators()
  @ReadsFromReplica()
  @Get()
  list(@Query() { address, reason, from, to, after }: SuppressionsQuery): Promise<SuppressionPage> {
    return this.suppressions.page({
      address: address || null,
      reason: reason ?? null,
      from: from === undefined ? null : new Date(from),
      to: to === undefined ? null : new Date(to),
      after: after || null,
    });
  }

  @ForAdministrators()
  @Post('lift')
  @HttpCode(200)
  lift(
    @CurrentAccount() actor: Account,
    @Body() { id, statedReason }: LiftSuppressionDto,
  ): Promise<LiftSuppressionAnswer> {
    return this.suppressions.lift(actor, id, statedReason || null);
  }
}
