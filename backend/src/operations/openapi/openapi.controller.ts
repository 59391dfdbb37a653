import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/http/public-route';
import { OpenApiService } from './openapi.service';

@Public()
@Controller('api')
export class OpenApiController {
  constructor(private readonly openApi: OpenApiService) {}

  /** This document. */
  @Get('openapi.json')
  document(): Record<string, unknown> {
    return this.openApi.document();
  }

  /** This document as a page. */
  @Get('docs')
  page(@Res({ passthrough: true }) reply: FastifyReply): string {
    const { html, contentSecurityPolicy } = this.openApi.page();
    void reply.type('text/html; charset=utf-8').header('content-security-policy', contentSecurityPolicy);
    return html;
  }
}
