import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import type { LogLevel } from '../config/config';

/** One JSON line per entry on standard output. Messages contain ids and codes, never what a user wrote. */
export function openLog(level: LogLevel): Logger {
  return pino({ level, base: undefined });
}

/** The same format for messages from Nest and the features. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest logs every route and module at this level, which is useful only for debugging.
    const context = contextOf(rest);
    if (NEST_CONTEXTS.has(context ?? '')) this.logger.debug({ context }, String(message));
    else this.logger.info({ context }, String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: contextOf(rest) }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error(
      { context: contextOf(rest), stack: rest.length > 1 ? rest[0] : undefined },
      String(message),
    );
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: contextOf(rest) }, String(message));
  }
}

const NEST_CONTEXTS: ReadonlySet<string> = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

function contextOf(rest: readonly unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
}
