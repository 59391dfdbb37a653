import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../platform/http/public-route';
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

  @Get('metrics')
  @Header('cache-control', 'no-store')
  async metrics(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { text, contentType } = await this.operations.metricsFor(
      request.headers.authorization,
      isFromThisMachine(request),
    );
    reply.type(contentType);
    return text;
  }
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on this machine also connects from loopback, but on behalf of others. TRUST_PROXY makes no difference. */
const SET_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = SET_BY_PROXIES.some((name) => headers[name] !== undefined);
  return LOOPBACK.test(socket.remoteAddress ?? '') && !isForwarded;
}
