import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/public-route';
import { MailEventsService } from './mail-events.service';

/** A single transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const isRead = (request: FastifyRequest): boolean => request.method === 'GET';

/** The URLs in emails that report opens and clicks; a token that isn't ours is a 404. */
@Public()
@Controller('api/mail')
export class MailEventsController {
  constructor(private readonly events: MailEventsService) {}

  @Get('open/:token')
  async open(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    await this.events.open(token, isRead(request));
    // Webmail loads the image from its own site.
    void reply.type('image/gif').header('cross-origin-resource-policy', 'cross-origin');
    return PIXEL;
  }

  @Get('click/:token')
  async click(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await reply.redirect(await this.events.follow(token, isRead(request)), 302);
  }
}
