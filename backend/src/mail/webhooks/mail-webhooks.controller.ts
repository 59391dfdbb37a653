import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAIL_PROVIDERS, type MailWebhookAnswer } from '#contract/console/mail-events';
import { DomainError } from '../../platform/errors/domain-error';
import { Public } from '../../platform/http/public-route';
import { MailWebhooksService } from './mail-webhooks.service';

/** Called by mail providers, each in its own format. */
@Public()
@Controller('api/mail/webhooks')
export class MailWebhooksController {
  constructor(private readonly webhooks: MailWebhooksService) {}

  @Post(':provider')
  @HttpCode(200)
  take(@Param('provider') name: string, @Req() request: FastifyRequest): Promise<MailWebhookAnswer> {
    const provider = MAIL_PROVIDERS.find((known) => known === name);
    if (!provider) throw new DomainError('request.not-found');
    const { body, headers } = request;
    return this.webhooks.take(provider, { headers, body: typeof body === 'string' ? body : '' });
  }
}
