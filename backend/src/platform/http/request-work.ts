import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TIME_LIMITS } from '../database/connections/time-limits';
import { inWork, Work } from '../database/connections/work';
import { limitedAddress } from '../limits/client-address';

/** Finding out who asks is what every request begins with. */
const BEGINNING = 'session';

/** Gives each request one limit for everything it waits for in the database. */
export function registerRequestWork(server: FastifyInstance): void {
  const works = new WeakMap<FastifyRequest, Work>();
  server.addHook('onRequest', (request, _reply, done) => {
    const owner = limitedAddress(request.ip);
    const work = new Work({
      kind: 'request',
      owner,
      purpose: BEGINNING,
      limitMs: TIME_LIMITS.request,
    });
    works.set(request, work);
    inWork(work, done);
  });
  // Reading the body leaves the context, because its events belong to the connection.
  server.addHook('preValidation', (request, _reply, done) => {
    const work = works.get(request);
    if (work) inWork(work, done);
    else done();
  });
}

/** What a request does, for telling it from others. */
export function purposeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? ''}`;
}
