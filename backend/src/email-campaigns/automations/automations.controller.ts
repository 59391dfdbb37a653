import { Body, Controller, Get, Param, Patch, UseGuards } from '@nestjs/common';
import type { Automation } from '#contract/console/campaigns/automations';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import type { Account } from '../../users/user';
import { AutomationChangeDto } from './automations.dto';
import { AutomationsService } from './automations.service';

@UseGuards(AdministratorGuard)
@Controller('api/admin/automations')
export class AutomationsController {
  constructor(private readonly automations: AutomationsService) {}

  @ForAdministrators()
  @Get()
  list(): Promise<Automation[]> {
    return this.automations.list();
  }

  @ForOwners('mail.automations')
  @Patch(':key')
  change(
    @CurrentAccount() actor: Account,
    @Param('key') key: string,
    @Body() wish: AutomationChangeDto,
  ): Promise<Automation> {
    return this.automations.change(actor, key, wish);
  }
}
