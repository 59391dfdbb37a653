import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  ADMIN_LIMITS,
  TOTAL_RELATION_HEADER,
  type ActivateUsersAnswer,
  type AdminEmailLogEntry,
  type AdminUser,
  type DeleteUsersAnswer,
} from '#contract/console/admin';
import type { MessageAnswer } from '#contract/account/auth';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import { StepUpGuard } from '../../auth/step-up/step-up.guard';
import { IdPipe } from '../../platform/http/id.pipe';
import type { Account } from '../../users/user';
import { AccountCareService } from './account-care.service';
import { AccountListService } from './account-list.service';
import { AccountRemovalService } from './account-removal.service';
import { rangeOf, UserIdDto, UserIdsDto, UsersQuery } from '../admin.dto';
import { ReadsFromReplica } from '../../platform/database/replica/reads-from-replica';

const userId = new IdPipe('user.not-found');

@UseGuards(AdministratorGuard)
@Controller('api/admin')
export class AdminUsersController {
  constructor(
    private readonly accounts: AccountListService,
    private readonly care: AccountCareService,
    private readonly removal: AccountRemovalService,
  ) {}

  @ForAdministrators()
  @ReadsFromReplica()
  @Get('users')
  async list(
    @Query() query: UsersQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminUser[]> {
    const { users, total, relation } = await this.accounts.list({
      status: query.status ?? 'all',
      search: query.search ?? '',
      range: rangeOf(query, ADMIN_LIMITS.unpagedMax),
    });
    void reply.header('x-total-count', String(total)).header(TOTAL_RELATION_HEADER, relation);
    return users;
  }

  @ForOwners('accounts.delete')
  @UseGuards(StepUpGuard)
  @Delete('users')
  remove(@CurrentAccount() actor: Account, @Body() { userIds }: UserIdsDto): Promise<DeleteUsersAnswer> {
    return this.removal.remove(actor, userIds);
  }

  @ForAdministrators()
  @Post('activate')
  @HttpCode(200)
  activate(@CurrentAccount() actor: Account, @Body() { userIds }: UserIdsDto): Promise<ActivateUsersAnswer> {
    return this.care.activate(actor, userIds);
  }

  @ForAdministrators()
  @Post('resend-confirmation')
  @HttpCode(200)
  resendConfirmation(@CurrentAccount() actor: Account, @Body() input: UserIdDto): Promise<MessageAnswer> {
    return this.care.resendConfirmation(actor, userId.transform(input.userId));
  }

  @ForAdministrators()
  @Post('send-password-reset')
  @HttpCode(200)
  sendPasswordReset(@CurrentAccount() actor: Account, @Body() input: UserIdDto): Promise<MessageAnswer> {
    return this.care.sendPasswordReset(actor, userId.transform(input.userId));
  }

  @ForAdministrators()
  @Post('end-sessions')
  @HttpCode(200)
  endSessions(@CurrentAccount() actor: Account, @Body() input: UserIdDto): Promise<MessageAnswer> {
    return this.care.endSessions(actor, userId.transform(input.userId));
  }

  @ForAdministrators()
  @ReadsFromReplica()
  @Get('user/:id/emails')
  emails(@Param('id', userId) id: string): Promise<AdminEmailLogEntry[]> {
    return this.care.emailsOf(id);
  }
}
