import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import type { UnsentMailAnswer, UnsentMailPage } from '#contract/console/unsent-mail';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import { StepUpGuard } from '../../auth/step-up/step-up.guard';
import { isId } from '../../platform/crypto/ids';
import type { Account } from '../../users/user';
import { AllUnsentMailDto, UnsentMailIdsDto, UnsentMailQuery } from './unsent-mail.dto';
import type { UnsentMailChoice } from './unsent-mail.repository';
import { UnsentMailService } from './unsent-mail.service';

@UseGuards(AdministratorGuard)
@Controller('api/admin/emails')
export class UnsentMailController {
  constructor(private readonly unsent: UnsentMailService) {}

  @ForAdministrators()
  @Get()
  list(@Query() { state, after }: UnsentMailQuery): Promise<UnsentMailPage> {
    return this.unsent.page(state ?? 'all', after || null);
  }

  @ForAdministrators()
  @Post('send-now')
  @HttpCode(200)
  sendNow(@CurrentAccount() actor: Account, @Body() { ids }: UnsentMailIdsDto): Promise<UnsentMailAnswer> {
    return this.unsent.sendNow(actor, these(ids));
  }

  @ForOwners('mail.unsent')
  @Post('send-all-now')
  @HttpCode(200)
  sendAllNow(@CurrentAccount() actor: Account, @Body() all: AllUnsentMailDto): Promise<UnsentMailAnswer> {
    return this.unsent.sendNow(actor, allOf(all));
  }

  @ForOwners('mail.give-up')
  @UseGuards(StepUpGuard)
  @Post('give-up')
  @HttpCode(200)
  giveUp(@CurrentAccount() actor: Account, @Body() { ids }: UnsentMailIdsDto): Promise<UnsentMailAnswer> {
    return this.unsent.giveUp(actor, these(ids));
  }

  @ForOwners('mail.unsent')
  @UseGuards(StepUpGuard)
  @Post('give-up-all')
  @HttpCode(200)
  giveUpAll(@CurrentAccount() actor: Account, @Body() all: AllUnsentMailDto): Promise<UnsentMailAnswer> {
    return this.unsent.giveUp(actor, allOf(all));
  }
}

/** What was sent or given up meanwhile is passed over, and so is an id that no email has. */
function these(ids: readonly string[]): UnsentMailChoice {
  return { ids: [...new Set(ids.map((id) => id.toLowerCase()))].filter(isId) };
}

function allOf({ state, until }: AllUnsentMailDto): UnsentMailChoice {
  return { state, until: new Date(until) };
}
