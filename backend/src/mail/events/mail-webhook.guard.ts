import { timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config';
import { sha256 } from '../../platform/crypto/tokens';
import { DomainError } from '../../platform/errors/domain-error';

/** Requires MAIL_WEBHOOK_TOKEN; deployments that set none answer 404. */
@Injectable()
export class MailWebhookGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { webhookToken } = this.config.mail;
    if (webhookToken === null) throw new DomainError('request.not-found');
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (!timingSafeEqual(sha256(authorization), sha256(`Bearer ${webhookToken}`)))
      throw new DomainError('mail.webhook-token-required');
    return true;
  }
}
