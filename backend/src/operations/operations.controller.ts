import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/http/public-route';
import { MetricsGuard } from './metrics.guard';
import { OperationsService } from './operations.service';

/** Endpoints for monitoring this process; they never need a session. */
@Public()
@Controller()
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  /** The process is alive. */
  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can take requests: its database answers, and it is not shutting down. */
  @Get('readyz')
  async ready(): Promise<{ status: 'ok' }> {
    await this.operations.requireReady();
    return { status: 'ok' };
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
