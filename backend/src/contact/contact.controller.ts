import { Body, Controller, Ip, Post } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import { Public } from '../platform/http/public-route';
import { limitedAddress } from '../platform/limits/client-address';
import { LimitsService } from '../platform/limits/limits.service';
import { LIMITS } from '../platform/limits/rate-limiter';
import { ContactDto } from './contact.dto';
import { ContactService } from './contact.service';

@Public()
@Controller('form')
export class ContactController {
  constructor(
    private readonly contact: ContactService,
    private readonly limits: LimitsService,
  ) {}

  @Post('submit')
  async submit(
    @Body() { name, email, subject, category, message }: ContactDto,
    @Ip() ip: string,
  ): Promise<MessageAnswer> {
    await this.limits.consume(LIMITS.contact, limitedAddress(ip));
    return this.contact.submit({ name, email, subject, category, message });
  }
}
