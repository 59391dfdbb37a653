import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OutsideRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface OutsideAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
}

type Handler = (request: OutsideRequest) => OutsideAnswer;

/** A third-party server on loopback: answers with its handler and records all requests. */
export class OutsideServer {
  readonly requests: OutsideRequest[] = [];
  /** Requests that the client ended before there was an answer. */
  readonly givenUp: OutsideRequest[] = [];
  private override: 'silent' | OutsideAnswer | null = null;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(handler: Handler): Promise<OutsideServer> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://outside');
        const received: OutsideRequest = {
          method: request.method ?? '',
          path: pathname,
          query: searchParams,
          headers: request.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        };
        outside.requests.push(received);
        response.once('close', () => {
          if (!response.writableEnded) outside.givenUp.push(received);
        });
        if (outside.override === 'silent') return;
        const { status = 200, type = 'application/json', body = '' } = outside.override ?? handler(received);
        response.writeHead(status, { 'content-type': type }).end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const outside: OutsideServer = new OutsideServer(server, `http://127.0.0.1:${port}`);
    return outside;
  }

  /** From now on every request gets this, or no answer at all, until `recover`. */
  answerAll(answer: 'silent' | OutsideAnswer): void {
    this.override = answer;
  }

  recover(): void {
    this.override = null;
  }

  /** Everything it has received, as one text. */
  everythingReceived(): string {
    return this.requests
      .map(({ path, query, headers, body }) =>
        [path, query, JSON.stringify(headers), body, ...[...new URLSearchParams(body)].flat()]
          .map(String)
          .join('\n'),
      )
      .join('\n');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export const json = (value: unknown, status = 200): OutsideAnswer => ({
  status,
  body: JSON.stringify(value),
});
