import type { FastifyInstance } from 'fastify';

/** Whether this process is shutting down: it still answers, but asks load balancers to send requests elsewhere. */
export class Draining {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}

/** A kept-alive connection could be closed just as its next request is on the way. */
export function registerDraining(server: FastifyInstance, draining: Draining): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.hasBegun) void reply.header('connection', 'close');
    done(null, payload);
  });
}
