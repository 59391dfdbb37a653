import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { InboxMessage, InboxPage } from '#contract/console/contact-inbox';
import { AdministratorGuard, ForAdministrators } from '../auth/administrator/administrator.guard';
import { CurrentAccount } from '../auth/sessions/session-request';
import { IdPipe } from '../platform/http/id.pipe';
import { IdempotencyInterceptor } from '../platform/idempotency/idempotency.interceptor';
import type { Account } from '../users/user';
import { InboxDoneDto, InboxQuery, InboxReplyDto } from './contact-inbox.dto';
import { ContactInboxService } from './contact-inbox.service';

const messageId = new IdPipe('contact-message.not-found');

@UseGuards(AdministratorGuard)
@Controller('api/admin/contact-messages')
export class ContactInboxController {
  constructor(private readonly inbox: ContactInboxService) {}

  @ForAdministrators()
  @Get()
  list(@Query() { state, address, after }: InboxQuery): Promise<InboxPage> {
    return this.inbox.page(state ?? 'open', address || null, after || null);
  }

  @ForAdministrators()
  @Get(':id')
  find(@Param('id', messageId) id: string): Promise<InboxMessage> {
    return this.inbox.find(id);
  }

  @ForAdministrators()
  @Post(':id/done')
  @HttpCode(200)
  setDone(
    @CurrentAccount() actor: Account,
    @Param('id', messageId) id: string,
    @Body() { done }: InboxDoneDto,
  ): Promise<InboxMessage> {
    return this.inbox.setDone(actor, id, done);
  }

  @ForAdministrators()
  @UseInterceptors(IdempotencyInterceptor)
  @Post(':id/replies')
  reply(
    @CurrentAccount() actor: Account,
    @Param('id', messageId) id: string,
    @Body() reply: InboxReplyDto,
  ): Promise<InboxMessage> {
    return this.inbox.reply(actor, id, reply);
  }
}
