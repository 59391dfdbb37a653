import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { defer, from, lastValueFrom, map, type Observable } from 'rxjs';
import { invalidInput } from '../errors/domain-error';
import type { OwnedRequest } from '../http/owned-request';
import { canonicalJson } from './canonical-json';
import { IdempotencyService, type Answer, type IdempotentRequest } from './idempotency.service';

const KEY_MAX = 200;

/** Makes a POST with an Idempotency-Key header happen once. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: IdempotencyService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<OwnedRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const once = idempotentRequestOf(request);
    if (!once) return next.handle();
    const work = async (): Promise<Answer> => ({
      body: await lastValueFrom(next.handle()),
      status: reply.statusCode,
    });
    return defer(() => from(this.idempotency.once(once, work))).pipe(
      map(({ status, body }) => {
        reply.status(status);
        return body;
      }),
    );
  }
}

/** Null without a key. Throws request.invalid for one that is empty or too long. */
export function idempotentRequestOf(request: OwnedRequest): IdempotentRequest | null {
  const { ownerId, method, url, body, headers } = request;
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || ownerId === undefined) return null;
  if (key === '' || key.length > KEY_MAX)
    throw invalidInput([
      { field: 'Idempotency-Key', message: `Idempotency-Key must have 1 to ${KEY_MAX} characters.` },
    ]);
  return { ownerId, key, fingerprint: `${method} ${url} ${canonicalJson(body)}` };
}
