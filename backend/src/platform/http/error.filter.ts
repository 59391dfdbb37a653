import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, errorEntry, type ErrorCode } from '#contract/errors';
import { databaseTroubleOf, type DatabaseTrouble } from '../database/connections/database-trouble';
import { DomainError } from '../errors/domain-error';
import { retryAfterSeconds } from './retry-after';

/** Requests that Fastify rejects before any controller; Nest passes on only their status. */
const UNREADABLE: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed-json',
  413: 'request.too-large',
  415: 'request.not-json',
};

const BY_TROUBLE: Readonly<Record<DatabaseTrouble, ErrorCode>> = {
  away: 'server.unavailable',
  busy: 'server.busy',
};

/** What a failure of the database is answered with; null for any other error. */
export function troubleCodeOf(error: unknown): ErrorCode | null {
  const trouble = databaseTroubleOf(error);
  return trouble && BY_TROUBLE[trouble];
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: Pick<ArgumentsHost, 'switchToHttp'>): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const refusal = this.toRefusal(error, request);
    const entry = errorEntry(refusal.code);
    const retryAfter = refusal.details.retryAfterSeconds ?? retryAfterSeconds(refusal.code);
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
    const where = `${request.method} ${request.routeOptions.url ?? ''} [${request.id}]`;
    const trouble = troubleCodeOf(error);
    if (trouble !== null) {
      // Expected while the database is away, and then on every request: where it came from says nothing.
      this.logger.warn(`${where} ${error instanceof Error ? error.message : String(error)}`);
      return new DomainError(trouble);
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.logger.error(`${where} ${text}`);
    return new DomainError('server.unexpected');
  }
}

/** Fastify's own refusals, and its plugins', that Nest does not turn into its exceptions. */
function fastifyStatusOf(error: unknown): number | null {
  if (!codeOf(error).startsWith('FST_')) return null;
  const status: unknown = Reflect.get(Object(error), 'statusCode');
  return typeof status === 'number' ? status : null;
}

/** Not everything thrown is an Error of this realm. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, 'code');
  return typeof value === 'string' ? value : '';
}
