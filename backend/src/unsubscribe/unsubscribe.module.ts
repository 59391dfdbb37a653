import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { SuppressionsModule } from '../suppressions/suppressions.module';
import { UsersModule } from '../users/users.module';
import { UnsubscribeController } from './unsubscribe.controller';
import { UnsubscribeService } from './unsubscribe.service';

@Module({
  imports: [MailModule, SuppressionsModule, UsersModule],
  controllers: [UnsubscribeController],
  providers: [UnsubscribeService],
})
export class UnsubscribeModule {}
