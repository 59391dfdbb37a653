import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const CHECK_EVERY_MS = 50;

/** A load balancer for several API processes: it polls their readiness and sends requests to a ready one. */
export class LoadBalancer {
  private readonly ready = new Set<string>();
  private turn = 0;
  private checking = true;
  private readonly checks: Promise<void>;

  private constructor(
    private readonly server: Server,
    private readonly upstreams: string[],
  ) {
    this.checks = this.keepChecking();
  }

  static async start(upstreams: readonly string[]): Promise<LoadBalancer> {
    const server = createServer();
    const balancer = new LoadBalancer(server, [...upstreams]);
    server.on('request', (incoming, answer) => balancer.forward(incoming, answer));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The balancer is not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  replace(before: string, after: string): void {
    this.ready.delete(before);
    this.upstreams[this.upstreams.indexOf(before)] = after;
  }

  isReady(upstream: string): boolean {
    return this.ready.has(upstream);
  }

  async stop(): Promise<void> {
    this.checking = false;
    await this.checks;
    this.server.closeAllConnections();
    this.server.close();
  }

  private forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const choices = [...this.ready];
    const upstream = choices[(this.turn += 1) % choices.length];
    if (!upstream) return void answer.writeHead(502).end();
    const outgoing = ask(new URL(incoming.url ?? '/', upstream), {
      method: incoming.method,
      headers: incoming.headers,
    });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.headersSent || answer.writeHead(502).end());
    incoming.pipe(outgoing);
  }

  private async keepChecking(): Promise<void> {
    while (this.checking) {
      await Promise.all(this.upstreams.map((upstream) => this.check(upstream)));
      await pause(CHECK_EVERY_MS);
    }
  }

  private async check(upstream: string): Promise<void> {
    const isReady = await fetch(`${upstream}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) this.ready.add(upstream);
    else this.ready.delete(upstream);
  }
}
