import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { PostgresContactMessageRepository } from './adapters/postgres-contact-message.repository';
import { ContactMessageRepository } from './contact-message.repository';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';

@Module({
  imports: [MailModule],
  controllers: [ContactController],
  providers: [
    ContactService,
    { provide: ContactMessageRepository, useClass: PostgresContactMessageRepository },
  ],
  exports: [ContactService],
})
export class ContactModule {}
