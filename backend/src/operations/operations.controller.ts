import { Controller, Get, Header, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/http/public-route';
import { OperationsService, type Readiness } from './operations.service';

/** What machines ask about this process; never behind a session. */
@Public()
@Controller()
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  /** The process is alive. */
  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** It may be sent requests: its database answers and it is not about to stop. */
  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.operations.readiness();
    reply.status(readiness.status === 'ok' ? 200 : 503);
    return readiness;
  }

  @Get('metrics')
  @Header('cache-control', 'no-store')
  async metrics(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { text, contentType } = await this.operations.metricsFor(authorization);
    reply.type(contentType);
    return text;
  }
}
