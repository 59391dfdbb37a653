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
import { map, of, type Observable } from 'rxjs';
import type { SessionRequest } from './session-request';

const BY_REVISION = 'answersByRevision';

export const answersByRevision = (context: ExecutionContext): boolean =>
  Reflect.getMetadata(BY_REVISION, context.getHandler()) === true;

/** Sends nothing to a client that has this answer already, and what is remembered to others. The guard has found out. */
@Injectable()
class KnownAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { tag, isUnchanged, remembered, remember } = context.switchToHttp().getRequest<SessionRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const send = (body: string | undefined): string | undefined => {
      if (tag) void reply.header('etag', tag);
      if (body !== undefined) void reply.type('application/json; charset=utf-8');
      return body;
    };
    if (isUnchanged) {
      void reply.status(304);
      return of(send(undefined));
    }
    if (remembered !== undefined) return of(send(remembered));
    return next.handle().pipe(
      map((answer: unknown) => {
        const body = JSON.stringify(answer);
        remember?.(body);
        return send(body);
      }),
    );
  }
}

/** For answers that depend on nothing but the owner's records, the day and the version. */
export const AnswersByRevision = () =>
  applyDecorators(SetMetadata(BY_REVISION, true), UseInterceptors(KnownAnswerInterceptor));
