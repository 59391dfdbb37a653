import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  readonly path: string;
  readonly authorization: string | undefined;
  /** As it came over the wire. */
  readonly body: string;
}

type Behaviour = (response: ServerResponse, call: ModelCall) => void;

/** A local server that speaks the OpenAI chat completions protocol, and records what it is told. */
export class ModelServer {
  readonly calls: ModelCall[] = [];
  private behaviours: Behaviour[] = [];
  private usual: Behaviour = ModelServer.says('Hello.');

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

  /** For all calls from now on. */
  always(behaviour: Behaviour): void {
    this.usual = behaviour;
    this.behaviours = [];
  }

  /** For the next calls, one each. */
  next(...behaviours: readonly Behaviour[]): void {
    this.behaviours.push(...behaviours);
  }

  /** Streams these pieces, and then what they cost. */
  static says(...pieces: readonly string[]): Behaviour {
    return (response) => {
      openStream(response);
      for (const piece of pieces)
        response.write(chunk({ choices: [{ index: 0, delta: { content: piece } }] }));
      response.write(
        chunk({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } }),
      );
      response.end('data: [DONE]\n\n');
    };
  }

  /** Says it once `release` has come. */
  static saysAfter(release: Promise<void>, ...pieces: readonly string[]): Behaviour {
    return (response, call) => void release.then(() => ModelServer.says(...pieces)(response, call));
  }

  /** Streams one piece, and then nothing. `onClose` tells that the other side hung up. */
  static stalls(piece: string, onClose: () => void = () => undefined): Behaviour {
    return (response) => {
      openStream(response);
      if (piece !== '') response.write(chunk({ choices: [{ index: 0, delta: { content: piece } }] }));
      response.on('close', onClose);
    };
  }

  /** Streams one piece, and then breaks the connection. */
  static breaks(piece: string): Behaviour {
    return (response) => {
      openStream(response);
      response.write(chunk({ choices: [{ index: 0, delta: { content: piece } }] }), () => response.destroy());
    };
  }

  static refuses(status: number): Behaviour {
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
    (this.behaviours.shift() ?? this.usual)(response, call);
  }
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }));
}

function chunk(fields: object): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...fields })}\n\n`;
}
