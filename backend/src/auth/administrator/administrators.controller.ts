import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, UseGuards } from '@nestjs/common';
import type {
  Administrator,
  AdministratorInvitation,
  AdministratorList,
} from '#contract/console/administrators';
import { IdPipe } from '../../platform/http/id.pipe';
import type { Account } from '../../users/user';
import type { Session } from '../sessions/session';
import { CurrentAccount, CurrentSession } from '../sessions/session-request';
import { StepUpGuard } from '../step-up/step-up.guard';
import { AdministratorGuard, ForAdministrators, ForOwners } from './administrator.guard';
import { InvitationDto, RoleChangeDto } from './administrators.dto';
import { AdministratorsService } from './administrators.service';
import { InvitationsService } from './invitations.service';

const administratorId = new IdPipe('administrator.not-found');
const invitationId = new IdPipe('invitation.not-found');

@UseGuards(AdministratorGuard)
@Controller('api/admin/administrators')
export class AdministratorsController {
  constructor(
    private readonly administrators: AdministratorsService,
    private readonly invitations: InvitationsService,
  ) {}

  @ForAdministrators()
  @Get()
  list(): Promise<AdministratorList> {
    return this.administrators.list();
  }

  @ForOwners('administrators')
  @UseGuards(StepUpGuard)
  @Post('invitations')
  invite(
    @CurrentAccount() actor: Account,
    @Body() { email, role }: InvitationDto,
  ): Promise<AdministratorInvitation> {
    return this.invitations.invite(actor, { email, role });
  }

  @ForOwners('administrators')
  @UseGuards(StepUpGuard)
  @Post('invitations/:id/send-again')
  @HttpCode(200)
  sendAgain(
    @CurrentAccount() actor: Account,
    @Param('id', invitationId) id: string,
  ): Promise<AdministratorInvitation> {
    return this.invitations.sendAgain(actor, id);
  }

  @ForOwners('administrators')
  @UseGuards(StepUpGuard)
  @Delete('invitations/:id')
  @HttpCode(204)
  revoke(@CurrentAccount() actor: Account, @Param('id', invitationId) id: string): Promise<void> {
    return this.invitations.revoke(actor, id);
  }

  @ForOwners('administrators')
  @UseGuards(StepUpGuard)
  @Patch(':id')
  changeRole(
    @CurrentSession() session: Session,
    @Param('id', administratorId) id: string,
    @Body() { role }: RoleChangeDto,
  ): Promise<Administrator> {
    return this.administrators.changeRole(session, id, role);
  }

  @ForOwners('administrators')
  @UseGuards(StepUpGuard)
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentSession() session: Session, @Param('id', administratorId) id: string): Promise<void> {
    return this.administrators.remove(session, id);
  }
}
