import { Body, Controller, Ip, Post } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import { Public } from '../platform/http/public-route';
import { DomainError } from '../platform/errors/domain-error';
import { limitedAddress } from '../platform/limits/client-address';
import { DailyCaps } from '../platform/limits/daily-caps';
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
    private readonly caps: DailyCaps,
  ) {}

  @Post('submit')
  async submit(
    @Body() { name, email, subject, category, message }: ContactDto,
    @Ip() ip: string,
  ): Promise<MessageAnswer> {
    await this.limits.consume(LIMITS.contact, limitedAddress(ip));
    const { allowed, retryAfterSeconds } = await this.caps.take('contact');
    // The sender should know that no one will read it.
    if (!allowed) throw new DomainError('request.rate-limited', { retryAfterSeconds });
    return this.contact.submit({ name, email, subject, category, message });
  }
}
