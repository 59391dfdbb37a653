import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { QUEUE_BOARD_PATH } from '#contract/paths';
import type { Draining } from '../http/draining';
import type { Metrics } from './metrics';

const REQUEST_ID_HEADER = 'x-request-id';
/** The ids a proxy may set; anything else could inject lines into a log. */
const PROXY_ID = /^[\w.:-]{8,100}$/;
/** Polled every few seconds by monitoring. */
const UNLOGGED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
/** Also the method of what matches no route: anyone may make one up. */
const NO_ROUTE = 'none';

/** Counted together: the client's files, whose names change with every build, and the queue board's. */
const GROUPS = ['/assets/', `${QUEUE_BOARD_PATH}/`];

interface Counting {
  readonly metrics: Metrics;
  readonly draining: Draining;
  /** Whether the process answers at this route. */
  readonly serves: (route: string) => boolean;
}

export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID();
}

/** One line and one measurement per request. Logs the route, not the URL, which can contain a token or a name. */
export function registerRequestLog(
  server: FastifyInstance,
  log: Logger,
  { metrics, draining, serves }: Counting,
): void {
  metrics.expectRoute(NO_ROUTE, NO_ROUTE);
  server.addHook('onRoute', ({ method, url }) => {
    if (serves(url))
      for (const each of [method].flat()) metrics.expectRoute(countedMethod(each), countedRoute(url));
  });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const url = request.routeUrl;
    const route = url ?? NO_ROUTE;
    const method = url === undefined ? NO_ROUTE : countedMethod(request.method);
    if (draining.hasRefused(request)) metrics.refusedWhileDraining();
    else metrics.answered(method, countedRoute(route), reply.statusCode, reply.elapsedTime / 1000);
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

/** HEAD is answered by the routes of GET. */
const countedMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);

function countedRoute(route: string): string {
  const group = GROUPS.find((prefix) => route.startsWith(prefix));
  return group === undefined ? route : `${group}*`;
}
