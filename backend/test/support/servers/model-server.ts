import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  readonly path: string;
  readonly authorization: string | undefined;
  /** As received over the wire. */
  readonly body: string;
}

type Behavior = (response: ServerResponse, call: ModelCall) => void;

/** A model as Ollama lists it. */
type Tag = Readonly<Record<string, unknown>> & { readonly name: string };

/**
 * A local server that speaks the OpenAI chat completions protocol and lists its models as Ollama does, and records its
 * requests. Moderation and the list are answered apart from the chat, and exist only once they are set.
 */
export class ModelServer {
  readonly calls: ModelCall[] = [];
  readonly moderations: string[] = [];
  /** Categories that moderation flags in a text; without it, there is no moderation. */
  flags: ((text: string) => readonly string[]) | null = null;
  tags: readonly Tag[] | null = null;
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

  /** Without the path of the chat. */
  get root(): string {
    return this.url.replace(/\/v1$/, '');
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
      response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
      response.write(chunk({ choices: [], usage }));
      response.end('data: [DONE]\n\n');
    };
  }

  /** Streams these pieces, and stops at its length limit. */
  static isCutAfter(...pieces: readonly string[]): Behavior {
    return (response) => {
      openStream(response);
      for (const piece of pieces)
        response.write(chunk({ choices: [{ index: 0, delta: { content: piece } }] }));
      response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'length' }] }));
      response.end('data: [DONE]\n\n');
    };
  }

  /** Asks for look-ups, each streamed in two pieces as OpenAI does, after `text`. */
  static looksUp(calls: readonly (readonly [name: string, given: unknown])[], text = ''): Behavior {
    return (response) => {
      openStream(response);
      if (text !== '') response.write(chunk({ choices: [{ index: 0, delta: { content: text } }] }));
      calls.forEach(([name, given], index) => {
        const json = typeof given === 'string' ? given : JSON.stringify(given);
        const begun = {
          index,
          id: `call-${index}`,
          type: 'function',
          function: { name, arguments: json.slice(0, 3) },
        };
        response.write(chunk({ choices: [{ index: 0, delta: { tool_calls: [begun] } }] }));
        const rest = { index, function: { arguments: json.slice(3) } };
        response.write(chunk({ choices: [{ index: 0, delta: { tool_calls: [rest] } }] }));
      });
      response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }));
      response.write(chunk({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } }));
      response.end('data: [DONE]\n\n');
    };
  }

  /** Like servers and models without tool calls. */
  static refusesTools(then: Behavior = ModelServer.says('Hello.')): Behavior {
    return (response, call) => {
      if (!call.body.includes('"tools"')) return then(response, call);
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'local-model does not support tools' } }));
    };
  }

  /** Something that is no event stream of the protocol. */
  static garbles(text: string): Behavior {
    return (response) => {
      openStream(response);
      response.end(text);
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

  static refuses(status: number, headers: Readonly<Record<string, string>> = {}): Behavior {
    return (response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
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
    if (request.url === '/v1/moderations') return this.judge(body, response);
    if (request.url === '/api/tags') return this.list(response);
    const call = { path: request.url ?? '', authorization: request.headers.authorization, body };
    this.calls.push(call);
    (this.behaviors.shift() ?? this.usual)(response, call);
  }

  private judge(body: string, response: ServerResponse): void {
    if (!this.flags) return ModelServer.refuses(404)(response, { path: '', authorization: undefined, body });
    const { input } = JSON.parse(body) as { input: string };
    this.moderations.push(input);
    const flagged = this.flags(input);
    const categories = Object.fromEntries(flagged.map((category) => [category, true]));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ id: 'm', model: 'm', results: [{ flagged: flagged.length > 0, categories }] }),
    );
  }

  private list(response: ServerResponse): void {
    if (!this.tags)
      return ModelServer.refuses(404)(response, { path: '', authorization: undefined, body: '' });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ models: this.tags }));
  }
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }));
}

function chunk(fields: object): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...fields })}\n\n`;
}
