import { ModelServer } from '../../../test/support/servers/model-server';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client';
import { ModelUnavailable, ToolsRefused, type ModelEvent, type ModelRequest } from '../model/language-model';
import { OpenAiLanguageModel } from './openai-language-model';

const outgoing = new OutgoingClient([]);
let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start();
});
afterAll(async () => {
  await server.stop();
  await outgoing.close();
});

const REQUEST: ModelRequest = {
  messages: [{ role: 'user', content: 'Hi' }],
  maxOutputTokens: 50,
  tools: [],
  userId: 'user-1',
};
const WITH_TOOLS: ModelRequest = {
  ...REQUEST,
  tools: [{ name: 'today', description: 'd', parameters: { type: 'object', properties: {} } }],
};
const COMPLETE = { kind: 'end', ending: 'complete' } as const;
const USAGE = { kind: 'usage', usage: { inputTokens: 100, outputTokens: 20 } } as const;

beforeEach(() => {
  server.calls.length = 0;
  server.flags = null;
  server.always(ModelServer.says('Hello.'));
});

const modelAt = (changes: Partial<ConstructorParameters<typeof OpenAiLanguageModel>[0]> = {}) =>
  new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm', ...changes }, outgoing);

async function collected(model: OpenAiLanguageModel, { request = REQUEST, withinMs = 20_000 } = {}) {
  const events: ModelEvent[] = [];
  for await (const event of model.answer(request, new AbortController().signal, withinMs)) events.push(event);
  return events;
}

describe('a model behind an OpenAI-compatible server', () => {
  it('streams text as it arrives, then reports the usage', async () => {
    server.next(ModelServer.says('Hel', 'lo'));
    const model = new OpenAiLanguageModel({ apiKey: 'secret', baseUrl: server.url, model: 'm' }, outgoing);
    expect(await collected(model)).toEqual([
      { kind: 'text', text: 'Hel' },
      { kind: 'text', text: 'lo' },
      COMPLETE,
      USAGE,
    ]);
    expect(server.calls.at(-1)).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret',
    });
  });

  it.each(['', 'A beginning'])('gives up when time runs out, after %j', async (piece) => {
    server.always(ModelServer.stalls(piece));
    await expect(collected(modelAt(), { withinMs: 300 })).rejects.toThrow(ModelUnavailable);
  });

  it('ends quietly when the user stops it', async () => {
    server.always(ModelServer.stalls('A beginning'));
    const model = new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' }, outgoing);
    const controller = new AbortController();
    const events: ModelEvent[] = [];
    for await (const event of model.answer(REQUEST, controller.signal, 20_000)) {
      events.push(event);
      controller.abort();
    }
    expect(events).toEqual([{ kind: 'text', text: 'A beginning' }]);
  });

  it.each([
    [-100, 20],
    [100, -20],
    [1.5, 20],
    [1e300, 20],
    ['many', 20],
    [null, null],
  ])('ignores a usage report that cannot be true: %j, %j', async (prompt_tokens, completion_tokens) => {
    server.next(ModelServer.reports({ prompt_tokens, completion_tokens }, 'Hello'));
    const model = new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' }, outgoing);
    expect(await collected(model)).toEqual([{ kind: 'text', text: 'Hello' }, COMPLETE]);
  });

  it('is not followed to where it redirects: the key and the conversation are meant for this server only', async () => {
    const elsewhere = await ModelServer.start();
    server.always((response) =>
      response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end(),
    );
    const model = new OpenAiLanguageModel({ apiKey: 'secret', baseUrl: server.url, model: 'm' }, outgoing);
    await expect(collected(model)).rejects.toThrow('answered with a redirect');
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.stop();
  });

  it('is cut off when it sends without end', async () => {
    server.always((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const flood = (): void => {
        while (!response.destroyed && response.write(`: ${'x'.repeat(100_000)}\n`));
      };
      response.on('drain', flood);
      flood();
    });
    const model = new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' }, outgoing);
    await expect(collected(model)).rejects.toThrow('answered more than 2 MB');
  });

  it.each([429, 500, 503])('is asked once more after %i, and then given up', async (status) => {
    server.next(ModelServer.refuses(status), ModelServer.says('There.'));
    expect(await collected(modelAt())).toContainEqual({ kind: 'text', text: 'There.' });
    server.always(ModelServer.refuses(status));
    await expect(collected(modelAt())).rejects.toThrow(`status ${status}`);
    expect(server.calls).toHaveLength(4);
  });

  it('is not waited for longer than a user would', async () => {
    server.always(ModelServer.refuses(429, { 'retry-after': '30' }));
    await expect(collected(modelAt())).rejects.toThrow('status 429');
    expect(server.calls).toHaveLength(1);
  }, 20_000);

  it.each(['data: {"choices": [\n\n', 'data: nonsense\n\n', '<html>Bad gateway</html>'])(
    'that sends a malformed stream is unavailable: %j',
    async (text) => {
      server.always(ModelServer.garbles(text));
      await expect(collected(modelAt())).rejects.toThrow(ModelUnavailable);
    },
  );

  it('that sends nothing is unavailable', async () => {
    server.always(ModelServer.says());
    await expect(collected(modelAt())).rejects.toThrow('an empty answer');
  });

  it('says when its answer was cut at the length limit, or the connection ended early', async () => {
    server.next(ModelServer.isCutAfter('A beginning'));
    expect(await collected(modelAt())).toContainEqual({ kind: 'end', ending: 'cut' });
    server.next(ModelServer.garbles('data: {"choices":[{"index":0,"delta":{"content":"A beginning"}}]}\n\n'));
    expect(await collected(modelAt())).toContainEqual({ kind: 'end', ending: 'cut' });
    server.next(ModelServer.breaks('A beginning'));
    await expect(collected(modelAt())).rejects.toThrow(ModelUnavailable);
    server.next(ModelServer.says(...Array.from({ length: 90 }, () => 'x'.repeat(100))));
    expect(await collected(modelAt())).toContainEqual({ kind: 'end', ending: 'cut' });
  });

  it('has its look-ups put together from their pieces', async () => {
    server.next(
      ModelServer.looksUp(
        [
          ['match', { name: 'Match-1' }],
          ['today', {}],
        ],
        'Let me see.',
      ),
    );
    expect(await collected(modelAt(), { request: WITH_TOOLS })).toEqual([
      { kind: 'text', text: 'Let me see.' },
      {
        kind: 'calls',
        calls: [
          { id: 'call-0', name: 'match', arguments: '{"name":"Match-1"}' },
          { id: 'call-1', name: 'today', arguments: '{}' },
        ],
      },
      COMPLETE,
      USAGE,
    ]);
    expect(JSON.parse(server.calls.at(-1)?.body ?? '')).toMatchObject({
      tools: [{ type: 'function', function: { name: 'today' } }],
    });
  });

  it('may send look-ups whole, all under one index, without ids and with arguments as an object', async () => {
    const calls = ['a', 'b'].map((name) => ({ index: 0, function: { name, arguments: { name } } }));
    const text = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: calls } }] })}\n\n`;
    server.next(ModelServer.garbles(`${text}data: [DONE]\n\n`));
    const events = await collected(modelAt(), { request: WITH_TOOLS });
    expect(events[0]).toEqual({
      kind: 'calls',
      calls: [
        { id: 'call-1', name: 'a', arguments: '{"name":"a"}' },
        { id: 'call-2', name: 'b', arguments: '{"name":"b"}' },
      ],
    });
  });

  it('says that it has no tool calls', async () => {
    server.always(ModelServer.refusesTools());
    await expect(collected(modelAt(), { request: WITH_TOOLS })).rejects.toThrow(ToolsRefused);
    expect(await collected(modelAt())).toContainEqual({ kind: 'text', text: 'Hello.' });
  });

  it('gets an identifier of the user only where it is known to accept one, and never the id', async () => {
    await collected(modelAt());
    await collected(modelAt({ identifierOf: (userId) => `hash of ${userId.length} characters` }));
    const [without, withOne] = server.calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(without).not.toHaveProperty('safety_identifier');
    expect(withOne).toMatchObject({ safety_identifier: 'hash of 6 characters' });
    expect(server.calls.map(({ body }) => body).join()).not.toContain('user-1');
  });

  it('moderates a text where it can, and is not asked again where it can not', async () => {
    const { signal } = new AbortController();
    const absent = modelAt();
    expect(await absent.moderate('some text', signal)).toEqual([]);
    server.flags = (text) => (text.includes('bad') ? ['self-harm/intent', 'harassment'] : []);
    expect(await absent.moderate('bad text', signal)).toEqual([]);
    expect(server.moderations).toEqual([]);
    const model = modelAt();
    expect(await model.moderate('some text', signal)).toEqual([]);
    expect(await model.moderate('bad text', signal)).toEqual(['self-harm', 'other']);
    expect(await modelAt({ runsHere: true }).moderate('bad text', signal)).toEqual([]);
    expect(server.moderations).toEqual(['some text', 'bad text']);
  });
});
