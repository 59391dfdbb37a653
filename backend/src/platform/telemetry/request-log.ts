import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from './metrics';

const REQUEST_ID_HEADER = 'x-request-id';
/** The ids a proxy may set; anything else could inject lines into a log. */
const PROXY_ID = /^[\w.:-]{8,100}$/;
/** Polled every few seconds by monitoring. */
const UNLOGGED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const NO_ROUTE = 'none';

export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID();
}

/** One line and one measurement per request. Logs the route, not the URL, which can contain a token or a name. */
export function registerRequestLog(server: FastifyInstance, log: Logger, metrics: Metrics): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    if (!UNLOGGED.has(route))
      log.info(
        {
          context: 'Http',
          requestId: request.id,
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      );
    done();
  });
}
