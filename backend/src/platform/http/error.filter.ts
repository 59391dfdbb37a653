import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, errorEntry, type ErrorCode } from '#contract/errors';
import { DomainError } from '../errors/domain-error';

/** Requests that Fastify rejects before any controller; Nest passes on only their status. */
const UNREADABLE: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed-json',
  413: 'request.too-large',
  415: 'request.not-json',
};

/** PostgreSQL classes 08 (connection), 53 (resources), 55000 and 57P (closed), and socket error codes. */
const DEPENDENCY_AWAY = /^(08|53|55000|57P)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
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
    const answer = errorAnswer(refusal.code, { message: refusal.message, errors: refusal.details.errors });
    reply.header('cache-control', 'no-store').status(entry.status).send(answer);
  }

  private toRefusal(error: unknown, request: FastifyRequest): DomainError {
    if (error instanceof DomainError) return error;
    if (error instanceof HttpException && error.getStatus() < 500)
      return new DomainError(UNREADABLE[error.getStatus()] ?? 'request.not-found');
    const status = fastifyStatusOf(error);
    if (status !== null && status < 500)
      return new DomainError(UNREADABLE[status] ?? 'request.malformed-http');
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.logger.error(`${request.method} ${request.routeOptions.url ?? ''} [${request.id}] ${text}`);
    return new DomainError(isDependencyAway(error) ? 'server.unavailable' : 'server.unexpected');
  }
}

/** Fastify's own refusals, and its plugins', that Nest does not turn into its exceptions. */
function fastifyStatusOf(error: unknown): number | null {
  if (!textOf(error, 'code').startsWith('FST_')) return null;
  const status: unknown = Reflect.get(Object(error), 'statusCode');
  return typeof status === 'number' ? status : null;
}

function isDependencyAway(error: unknown): boolean {
  return DEPENDENCY_AWAY.test(textOf(error, 'code')) || POOL_TIMEOUT.test(textOf(error, 'message'));
}

/** Not everything thrown is an Error of this realm. */
function textOf(error: unknown, property: 'code' | 'message'): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' ? value : '';
}
