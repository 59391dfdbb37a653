import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { OpenApiController } from './openapi/openapi.controller';
import { OpenApiService } from './openapi/openapi.service';
import { OperationsController } from './operations.controller';
import { OperationsService } from './operations.service';

@Module({
  imports: [MailModule],
  controllers: [OperationsController, OpenApiController],
  providers: [OperationsService, OpenApiService],
})
export class OperationsModule {}
