import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import type { ChatMessage } from '#contract/dating/alex';
import { OwnerId } from '../../auth/sessions/session-request';
import { ConversationService } from './conversation.service';

@Controller('api/alex/messages')
export class ConversationController {
  constructor(private readonly conversation: ConversationService) {}

  @Get()
  list(@OwnerId() ownerId: string): Promise<ChatMessage[]> {
    return this.conversation.list(ownerId);
  }

  @Delete()
  @HttpCode(204)
  forget(@OwnerId() ownerId: string): Promise<void> {
    return this.conversation.forget(ownerId);
  }
}
