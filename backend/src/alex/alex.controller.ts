import { Readable } from 'node:stream';
import { Body, Controller, Get, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type ChatAnswer, type CoachStatus, ALEX_TEXTS } from '#contract/dating/alex';
import { CurrentAccount } from '../auth/sessions/session-request';
import type { Account } from '../users/user';
import { ChatDto } from './alex.dto';
import { AlexService } from './alex.service';
import type { ChatEvent } from './answer';

const EVENT_STREAM = 'text/event-stream';

@Controller('api/alex')
export class AlexController {
  constructor(private readonly alex: AlexService) {}

  @Get('status')
  status(@CurrentAccount() account: Account): Promise<CoachStatus> {
    return this.alex.status(account);
  }

  /** In one piece, or as a stream for clients that accept events. */
  @Post('chat')
  async chat(
    @CurrentAccount() account: Account,
    @Body() question: ChatDto,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (accept?.includes(EVENT_STREAM)) return this.stream(account, question, reply);
    const answer: ChatAnswer = await this.alex.chat(account, question.message, untilClosed(reply));
    await reply.status(200).send(answer);
  }

  @Post('chat/stream')
  async stream(
    @CurrentAccount() account: Account,
    @Body() { message }: ChatDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const events = await started(this.alex.converse(account, message, untilClosed(reply)));
    await reply
      .status(200)
      .header('content-type', `${EVENT_STREAM}; charset=utf-8`)
      // Compression and buffering proxies would hold the pieces back.
      .header('content-encoding', 'identity')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(toEventStream(events)));
  }
}

/** Aborted when the browser disconnects before the answer is complete. */
function untilClosed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The wire format of a streaming answer (server-sent events). An error after the first piece is its own event. */
async function* toEventStream(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  try {
    for await (const event of events)
      yield event.kind === 'delta'
        ? `data: ${JSON.stringify({ delta: event.text })}\n\n`
        : `event: done\ndata: ${JSON.stringify(event.answer)}\n\n`;
  } catch {
    yield `event: error\ndata: ${JSON.stringify({ message: ALEX_TEXTS.unavailable })}\n\n`;
  }
}

/** Waits for the first event, so that a failure before it can still be answered with a status. */
async function started<Event>(events: AsyncIterable<Event>): Promise<AsyncIterable<Event>> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  return {
    async *[Symbol.asyncIterator]() {
      try {
        if (first.done) return;
        yield first.value;
        for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
      } finally {
        await iterator.return?.();
      }
    },
  };
}
