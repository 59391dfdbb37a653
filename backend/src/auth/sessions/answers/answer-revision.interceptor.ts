import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { concatMap, from, type Observable } from 'rxjs';
import { listTextInTurns } from '../../../platform/http/in-turns';
import { sentBody } from './large-answer-request';
import type { RouteHandler } from './owner-read-request';
import type { SessionRequest } from '../session-request';

const BY_REVISION = 'answersByRevision';

/** What an answer depends on, with the version: the owner's records and the day, or the account alone. */
export type Revised = 'records' | 'account';

export const answersByRevision = (handler: RouteHandler): Revised | null =>
  (Reflect.getMetadata(BY_REVISION, handler) as Revised | undefined) ?? null;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends nothing to a client that has this answer already, and what is remembered to others. The guard has found out. */
@Injectable()
class KnownAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<SessionRequest>();
    const reply = http.getResponse<FastifyReply>();
    const known = knownAnswer(request, reply);
    return known
      ? from(known.body)
      : next.handle().pipe(concatMap((answer) => newAnswer(request, reply, answer)));
  }
}

/** What is sent instead of an answer; null where it has to be worked out. */
export function knownAnswer(
  { tag, isUnchanged, remembered }: SessionRequest,
  reply: FastifyReply,
): { readonly body: Promise<string | Buffer | undefined> } | null {
  const sendTag = (): void => {
    if (tag) void reply.header('etag', tag);
  };
  if (isUnchanged) {
    sendTag();
    void reply.status(304);
    return { body: Promise.resolve(undefined) };
  }
  if (remembered === undefined) return null;
  sendTag();
  void reply.header('content-type', JSON_TYPE);
  return { body: sentBody(remembered, reply) };
}

/** The answer as it is sent, and remembered for others of the same revision. */
export async function newAnswer(
  { tag, remember }: SessionRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<string | Buffer> {
  const text = Array.isArray(answer) ? await listTextInTurns(answer) : JSON.stringify(answer);
  void reply.header('content-type', JSON_TYPE);
  // Not before there is an answer: an error must not carry the tag of what it stands in for.
  if (tag) void reply.header('etag', tag);
  return remember ? sentBody(remember(text), reply) : text;
}

export const AnswersByRevision = (of: Revised) =>
  applyDecorators(SetMetadata(BY_REVISION, of), UseInterceptors(KnownAnswerInterceptor));
