import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { of, tap, type Observable } from 'rxjs';
import { localDay } from '../../platform/clock/local-time';
import { BUILD_ID } from '../../platform/config/build-id';
import type { Session } from './session';
import type { SessionRequest } from './session-request';

const BY_REVISION = 'answersByRevision';
const REVISION = /:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):/;

/**
 * The answer of this version is known by the owner's revision of their records, and by the day, in UTC and where the
 * owner is, because some figures look back for days. Null while there is no revision. Weak: it says the same, compressed
 * or not.
 */
export function tagOf(
  request: FastifyRequest,
  { revision, account }: Pick<Session, 'revision' | 'account'>,
  now: Date,
): string | null {
  if (revision === null) return null;
  const days = `${now.toISOString().slice(0, 10)}:${localDay(now, account.timezone)}`;
  return `W/"${BUILD_ID}:${request.routeOptions.url ?? ''}:${revision}:${days}"`;
}

/** The revision that the client has an answer of; null when it names none. */
export function revisionHeld({ headers }: FastifyRequest): string | null {
  return REVISION.exec(headers['if-none-match'] ?? '')?.[1] ?? null;
}

export const answersByRevision = (context: ExecutionContext): boolean =>
  Reflect.getMetadata(BY_REVISION, context.getHandler()) === true;

/** Sends nothing to a client that has this answer already. The guard has found out. */
@Injectable()
class UnchangedInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { tag, isUnchanged } = context.switchToHttp().getRequest<SessionRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const sign = (): void => {
      if (tag) void reply.header('etag', tag);
    };
    if (!isUnchanged) return next.handle().pipe(tap(sign));
    sign();
    void reply.status(304);
    return of(undefined);
  }
}

/** For answers that depend on nothing but the owner's records, the day and the version. */
export const AnswersByRevision = () =>
  applyDecorators(SetMetadata(BY_REVISION, true), UseInterceptors(UnchangedInterceptor));
