import { Body, Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import type { LocalModelStatus } from '#contract/console/local-model';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../../auth/sessions/session-request';
import { StepUpGuard } from '../../../auth/step-up/step-up.guard';
import type { Account } from '../../../users/user';
import { LocalModelDto } from './local-model.dto';
import { LocalModelService } from './local-model.service';

@UseGuards(AdministratorGuard)
@Controller('api/admin/local-model')
export class LocalModelController {
  constructor(private readonly localModel: LocalModelService) {}

  @ForAdministrators()
  @Get()
  status(): Promise<LocalModelStatus> {
    return this.localModel.status();
  }

  @ForOwners('coach.model')
  @UseGuards(StepUpGuard)
  @Put()
  choose(@CurrentAccount() actor: Account, @Body() { model }: LocalModelDto): Promise<LocalModelStatus> {
    return this.localModel.choose(actor, model);
  }

  @ForOwners('coach.model')
  @UseGuards(StepUpGuard)
  @Delete()
  turnOff(@CurrentAccount() actor: Account): Promise<LocalModelStatus> {
    return this.localModel.choose(actor, null);
  }
}
