import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { MailModule } from '../mail/mail.module';
import { PostgresContactMessageRepository } from './adapters/postgres-contact-message.repository';
import { ContactMessageRepository } from './contact-message.repository';
import { ContactHousekeeping } from './contact-housekeeping';
import { ContactInboxController } from './contact-inbox.controller';
import { ContactInboxService } from './contact-inbox.service';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';

@Module({
  imports: [AuditModule, MailModule],
  controllers: [ContactController, ContactInboxController],
  providers: [
    ContactService,
    ContactInboxService,
    ContactHousekeeping,
    { provide: ContactMessageRepository, useClass: PostgresContactMessageRepository },
  ],
  exports: [ContactService],
})
export class ContactModule {}
