import { Module } from '@nestjs/common';
import { PostgresMessageRepository } from '../adapters/postgres-message.repository';
import { ConversationController } from './conversation.controller';
import { ConversationService } from './conversation.service';
import { MessageRepository } from './message.repository';

@Module({
  controllers: [ConversationController],
  providers: [ConversationService, { provide: MessageRepository, useClass: PostgresMessageRepository }],
  exports: [ConversationService],
})
export class ConversationModule {}
