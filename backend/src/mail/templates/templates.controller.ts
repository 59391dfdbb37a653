import { Body, Controller, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import type {
  MailPreview,
  MailTemplate,
  TemplateSummary,
  TemplateVersion,
} from '#contract/console/campaigns/campaigns';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import type { Account } from '../../users/user';
import { TemplateChangeDto, TemplateWordsDto } from './templates.dto';
import { TemplatesService } from './templates.service';

@UseGuards(AdministratorGuard)
@Controller('api/admin/templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @ForAdministrators()
  @Get()
  list(): Promise<TemplateSummary[]> {
    return this.templates.list();
  }

  @ForAdministrators()
  @Get(':key')
  find(@Param('key') key: string): Promise<MailTemplate> {
    return this.templates.find(key);
  }

  @ForOwners('mail.templates')
  @Put(':key')
  save(
    @CurrentAccount() actor: Account,
    @Param('key') key: string,
    @Body() change: TemplateChangeDto,
  ): Promise<MailTemplate> {
    return this.templates.save(actor, key, change);
  }

  @ForAdministrators()
  @Get(':key/versions')
  versions(@Param('key') key: string): Promise<TemplateVersion[]> {
    return this.templates.versions(key);
  }

  @ForAdministrators()
  @Post(':key/preview')
  @HttpCode(200)
  preview(
    @CurrentAccount() actor: Account,
    @Param('key') key: string,
    @Body() words: TemplateWordsDto,
  ): Promise<MailPreview> {
    return this.templates.preview(actor, key, words);
  }

  @ForOwners('mail.templates')
  @Post(':key/test-send')
  @HttpCode(200)
  sendTest(
    @CurrentAccount() actor: Account,
    @Param('key') key: string,
    @Body() words: TemplateWordsDto,
  ): Promise<MessageAnswer> {
    return this.templates.sendTest(actor, key, words);
  }
}
