import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './security';

const READINESS = '/readyz';

/**
 * Whether this process is shutting down. At first it still answers, but asks load balancers to send requests elsewhere;
 * once it closes, it refuses what still comes over open connections.
 */
export class Draining {
  private state: 'serving' | 'draining' | 'closing' = 'serving';
  private readonly refused = new WeakSet<FastifyRequest>();

  get hasBegun(): boolean {
    return this.state !== 'serving';
  }

  begin(): void {
    this.state = 'draining';
  }

  close(): void {
    this.state = 'closing';
  }

  /** True for a request that only a process that stays may answer; `hasRefused` then knows it. */
  refuses(request: FastifyRequest): boolean {
    const isRefused =
      this.state === 'closing' || (this.hasBegun && request.url.split('?', 1)[0] === READINESS);
    if (isRefused) this.refused.add(request);
    return isRefused;
  }

  hasRefused(request: FastifyRequest): boolean {
    return this.refused.has(request);
  }
}

/** Registered after the security headers, which a refusal has too. */
export function registerDraining(server: FastifyInstance, draining: Draining): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (draining.refuses(request)) void refuse(reply, 'server.stopping');
    else done();
  });
  // A kept-alive connection could be closed just as its next request is on the way.
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.hasBegun) void reply.header('connection', 'close');
    done(null, payload);
  });
}
