import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  readonly path: string;
  readonly authorization: string | undefined;
  /** As received over the wire. */
  readonly body: string;
}

type Behavior = (response: ServerResponse, call: ModelCall) => void;

/** A local server that speaks the OpenAI chat completions protocol, and records its requests. */
export class ModelServer {
  readonly calls: ModelCall[] = [];
  private behaviors: Behavior[] = [];
  private usual: Behavior = ModelServer.says('Hello.');

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async start(): Promise<ModelServer> {
    const server = createServer();
    const model = new ModelServer(server);
    server.on('request', (request, response) => void model.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Applies to all calls from now on. */
  always(behavior: Behavior): void {
    this.usual = behavior;
    this.behaviors = [];
  }

  /** Applies to the next calls, one each. */
  next(...behaviors: readonly Behavior[]): void {
    this.behaviors.push(...behaviors);
  }

  /** Streams these pieces, then the usage. */
  static says(...pieces: readonly string[]): Behavior {
    return ModelServer.reports({ prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }, ...pieces);
  }

  /** Streams these pieces, then this as the usage. */
  static reports(usage: object, ...pieces: readonly string[]): Behavior {
    return (response) => {
      openStream(response);
      for (const piece of pieces)
        response.write(chunk({ choices: [{ index: 0, delta: { content: piece } }] }));
      response.write(chunk({ choices: [], usage }));
      response.end('data: [DONE]\n\n');
    };
  }

  /** Streams the pieces once `release` resolves. */
  static saysAfter(release: Promise<void>, ...pieces: readonly string[]): Behavior {
    return (response, call) => void release.then(() => ModelServer.says(...pieces)(response, call));
  }

  /** Streams one piece, then stalls. `onClose` is called when the client disconnects. */
  static stalls(piece: string, onClose: () => void = () => undefined): Behavior {
    return (response) => {
      openStream(response);
      if (piece !== '') response.write(chunk({ choices: [{ index: 0, delta: { content: piece } }] }));
      response.on('close', onClose);
    };
  }

  /** Streams one piece, then breaks the connection. */
  static breaks(piece: string): Behavior {
    return (response) => {
      openStream(response);
      response.write(chunk({ choices: [{ index: 0, delta: { content: piece } }] }), () => response.destroy());
    };
  }

  static refuses(status: number): Behavior {
    return (response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }));
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const call = { path: request.url ?? '', authorization: request.headers.authorization, body };
    this.calls.push(call);
    (this.behaviors.shift() ?? this.usual)(response, call);
  }
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }));
}

function chunk(fields: object): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...fields })}\n\n`;
}
