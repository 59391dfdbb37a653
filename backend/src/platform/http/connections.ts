import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { Logger } from '@nestjs/common';
import { errorAnswer, type ErrorCode } from '#contract/errors';
import type { Config } from '../config/config';
import type { Metrics } from '../telemetry/metrics';
import { securityHeaders } from './security';

/** A client that needs longer to say what it wants is not a browser. */
const HEADERS_MAX_MS = 10_000;
/** How late a timeout may be noticed. */
const CHECKS_PER_TIMEOUT = 10;

/** Requests that never become one, so that no hook or filter sees them. */
const UNREADABLE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too-slow',
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
};

type ConnectionConfig = Pick<Config, 'operations' | 'appUrl' | 'secureCookies'>;

/** Fastify's options against clients that hold connections open by sending slowly (Slowloris, RUDY). */
export function connectionOptions(config: ConnectionConfig) {
  const requestTimeout = config.operations.requestTimeoutSeconds * 1000;
  return {
    requestTimeout,
    http: {
      headersTimeout: Math.min(HEADERS_MAX_MS, requestTimeout),
      connectionsCheckingInterval: requestTimeout / CHECKS_PER_TIMEOUT,
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket): void => {
      // The response may have begun already, and a client that is gone needs none.
      if (socket.writable && socket.bytesWritten === 0 && error.code !== 'ECONNRESET')
        socket.write(refusalText(UNREADABLE[error.code ?? ''] ?? 'request.malformed-http', config));
      socket.destroy(error);
    },
  };
}

/** Beyond `max`, a new connection is closed before anything is read from it; the others may expect anything. */
export function limitConnections(server: Server, max: number, metrics: Metrics): void {
  const logger = new Logger('Http');
  server.maxConnections = max;
  let isFull = false;
  server.on('drop', () => {
    if (!isFull) logger.warn(`${max} connections (MAX_CONNECTIONS) are open; closing new ones`);
    isFull = true;
    metrics.connectionRefused();
  });
  server.on('connection', () => {
    isFull = false;
  });
  // Node answers 417 without a body; ignoring an expectation that no one implements is allowed, too (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function refusalText(code: ErrorCode, config: ConnectionConfig): string {
  const answer = errorAnswer(code);
  const body = JSON.stringify(answer);
  const headers = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}
