import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { TypeOrmContactMessageRepository } from './adapters/typeorm-contact-message.repository';
import { ContactMessageRepository } from './contact-message.repository';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';

@Module({
  imports: [MailModule],
  controllers: [ContactController],
  providers: [
    ContactService,
    { provide: ContactMessageRepository, useClass: TypeOrmContactMessageRepository },
  ],
  exports: [ContactService],
})
export class ContactModule {}
