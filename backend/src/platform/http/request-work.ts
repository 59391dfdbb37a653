import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deadlines } from '../database/connections/deadlines';
import { TIME_LIMITS } from '../database/connections/time-limits';
import { beginContext, inWork, Work } from '../database/connections/work';
import { limitedAddress } from '../limits/client-address';

declare module 'fastify' {
  interface FastifyRequest {
    /** What it may still wait for in the database. */
    work: Work;
    /** The path of its route, with parameters by name; undefined where there is none. */
    routeUrl: string | undefined;
    /** Whether what it asks for may wait for more than one statement. */
    needsContext: boolean;
  }
  interface FastifyContextConfig {
    /** Its session's statement is its only one, and is given the work itself. */
    readonly needsNoContext?: boolean;
  }
}

/** Finding out who asks is what every request begins with. */
const BEGINNING = 'session';

/** Gives each request one limit for everything it waits for in the database. */
export function registerRequestWork(server: FastifyInstance): void {
  server.decorateRequest('work');
  server.decorateRequest('routeUrl');
  server.decorateRequest('needsContext', true);
  server.addHook('onRequest', (request, reply, done) => {
    request.work = new Work({
      kind: 'request',
      owner: limitedAddress(request.ip),
      purpose: BEGINNING,
      limitMs: TIME_LIMITS.request,
    });
    // The framework makes it again, with everything it knows of the route, whenever it is asked for.
    const { url, config } = request.routeOptions;
    request.routeUrl = url;
    request.needsContext = config.needsNoContext !== true;
    if (request.needsContext) inContextOf(request, reply, done);
    else done();
  });
  // Reading the body leaves the context, because its events belong to the connection.
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.needsContext) inWork(request.work, done);
    else done();
  });
}

/** What `run` begins is the request's work, also after a wait, until its answer is sent. */
export function inContextOf<Result>(request: FastifyRequest, reply: FastifyReply, run: () => Result): Result {
  keepContextFor(reply);
  return inWork(request.work, run);
}

/** What goes on after its client is gone keeps its context for as long as a request may wait for the database. */
function keepContextFor({ raw }: FastifyReply): void {
  const endContext = beginContext();
  const endLater = () => void deadlines.begin(TIME_LIMITS.request, endContext);
  if (raw.destroyed) endLater();
  else raw.once('close', () => (raw.writableEnded ? endContext() : endLater()));
}

/** What a request does, for telling it from others. */
export function purposeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeUrl ?? ''}`;
}
