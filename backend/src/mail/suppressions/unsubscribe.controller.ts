import { Body, Controller, HttpCode, Ip, Post, Query } from '@nestjs/common';
import type { UnsubscribeAnswer } from '#contract/account/unsubscribe';
import { Public } from '../../platform/http/public-route';
import { limitedAddress } from '../../platform/limits/client-address';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { UnsubscribeDto } from './unsubscribe.dto';
import { UnsubscribeService } from './unsubscribe.service';

@Public()
@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly unsubscriptions: UnsubscribeService,
    private readonly limits: LimitsService,
  ) {}

  @Post()
  @HttpCode(200)
  async unsubscribe(@Body() { email, type }: UnsubscribeDto, @Ip() ip: string): Promise<UnsubscribeAnswer> {
    await this.limits.consume(LIMITS.unsubscribe, limitedAddress(ip));
    return this.unsubscriptions.unsubscribe(email, type);
  }

  /** RFC 8058: posted as a form by email clients, from any origin. */
  @Post('one-click')
  @HttpCode(200)
  oneClick(@Query('token') token: string | undefined): Promise<UnsubscribeAnswer> {
    return this.unsubscriptions.unsubscribeByToken(token ?? '');
  }
}
