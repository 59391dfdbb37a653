import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Config } from '../platform/config/config';
import { DomainError } from '../platform/errors/domain-error';
import { Public } from '../platform/http/public-route';
import { MetricsGuard } from './metrics.guard';
import { OperationsService, type Lateness } from './operations.service';

/** Endpoints for monitoring this process; they never need a session. */
@Public()
@Controller()
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly config: Config,
  ) {}

  /** The process is alive. */
  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * The process can take requests: its database answers, and it is not shutting down. Email that no one sends makes a
   * worker unready, but not an API process, which goes on without it. While the mail server is away, another worker would
   * do no better, and an upgrade need not wait for it.
   */
  @Get('readyz')
  async ready(): Promise<{ status: 'ok'; mail?: Lateness }> {
    await this.operations.requireReady();
    const mail = await this.operations.mailLateness();
    if (mail === null) return { status: 'ok' };
    if (mail === 'late' && this.config.role === 'worker') throw new DomainError('server.mail-late');
    return { status: 'ok', mail };
  }

  @UseGuards(MetricsGuard)
  @Get('metrics')
  @Header('cache-control', 'no-store')
  async metrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { text, contentType } = await this.operations.metrics();
    reply.type(contentType);
    return text;
  }
}
