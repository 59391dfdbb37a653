import type { FastifyInstance } from 'fastify';

/** Whether this process is about to stop: it still answers, and asks whoever sends requests to send them elsewhere. */
export class Draining {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}

/** A connection that is kept open could be closed just while its next request is on the way. */
export function registerDraining(server: FastifyInstance, draining: Draining): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.hasBegun) void reply.header('connection', 'close');
    done(null, payload);
  });
}
