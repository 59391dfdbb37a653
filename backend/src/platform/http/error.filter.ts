import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorEntry, type ErrorAnswer, type ErrorCode } from '#contract/errors';
import { DomainError } from '../errors/domain-error';

/** Fastify's own refusals of a request that never reached a controller. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.not-json',
};

/** PostgreSQL classes 08 (connection), 53 (resources) and 57P (shutting down), and the socket's own words. */
const DEPENDENCY_AWAY = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const POOL_TIMEOUT = /timeout exceeded when trying to connect|Connection terminated|Driver not Connected/i;

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const refusal = this.toRefusal(error, request);
    const entry = errorEntry(refusal.code);
    const retryAfter = refusal.details.retryAfterSeconds ?? (entry.status === 503 ? 5 : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    const answer: ErrorAnswer = { statusCode: entry.status, message: refusal.message };
    if (entry.kind) answer.kind = entry.kind;
    if (refusal.details.errors) answer.errors = refusal.details.errors;
    reply.header('cache-control', 'no-store').status(entry.status).send(answer);
  }

  private toRefusal(error: unknown, request: FastifyRequest): DomainError {
    if (error instanceof DomainError) return error;
    const known = FASTIFY_CODES[codeOf(error)];
    if (known) return new DomainError(known);
    if (error instanceof HttpException && error.getStatus() < 500)
      return new DomainError('request.not-found');
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.logger.error(`${request.method} ${request.routeOptions.url ?? ''} [${request.id}] ${text}`);
    return new DomainError(isDependencyAway(error) ? 'server.unavailable' : 'server.unexpected');
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isDependencyAway(error: unknown): boolean {
  return DEPENDENCY_AWAY.test(codeOf(error)) || (error instanceof Error && POOL_TIMEOUT.test(error.message));
}
