import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { OperationsController } from './operations.controller';
import { OperationsService } from './operations.service';

@Module({
  imports: [MailModule],
  controllers: [OperationsController],
  providers: [OperationsService],
})
export class OperationsModule {}
