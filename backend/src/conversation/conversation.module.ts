import { Module } from '@nestjs/common';
import { TypeOrmMessageRepository } from './adapters/typeorm-message.repository';
import { ConversationController } from './conversation.controller';
import { ConversationService } from './conversation.service';
import { MessageRepository } from './message.repository';

@Module({
  controllers: [ConversationController],
  providers: [ConversationService, { provide: MessageRepository, useClass: TypeOrmMessageRepository }],
  exports: [ConversationService],
})
export class ConversationModule {}
