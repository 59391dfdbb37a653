import { ModelServer } from '../../../test/support/model-server';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client';
import { ModelUnavailable, type ModelEvent } from '../model/language-model';
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

const REQUEST = { messages: [{ role: 'user', content: 'Hi' }], maxOutputTokens: 50 } as const;

async function collected(model: OpenAiLanguageModel, signal = new AbortController().signal) {
  const events: ModelEvent[] = [];
  for await (const event of model.answer(REQUEST, signal)) events.push(event);
  return events;
}

describe('a model behind an OpenAI-compatible server', () => {
  it('streams text as it arrives, then reports the usage', async () => {
    server.next(ModelServer.says('Hel', 'lo'));
    const model = new OpenAiLanguageModel({ apiKey: 'secret', baseUrl: server.url, model: 'm' }, outgoing);
    expect(await collected(model)).toEqual([
      { kind: 'text', text: 'Hel' },
      { kind: 'text', text: 'lo' },
      { kind: 'usage', usage: { inputTokens: 100, outputTokens: 20 } },
    ]);
    expect(server.calls.at(-1)).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret',
    });
  });

  it.each(['', 'A beginning'])('gives up when time runs out, after %j', async (piece) => {
    server.always(ModelServer.stalls(piece));
    const model = new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' }, outgoing, 300);
    const began = performance.now();
    await expect(collected(model)).rejects.toThrow(ModelUnavailable);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('ends quietly when the user stops it', async () => {
    server.always(ModelServer.stalls('A beginning'));
    const model = new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' }, outgoing);
    const controller = new AbortController();
    const events: ModelEvent[] = [];
    for await (const event of model.answer(REQUEST, controller.signal)) {
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
    expect(await collected(model)).toEqual([{ kind: 'text', text: 'Hello' }]);
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

  it('is not configured without a key and a base URL', () => {
    expect(new OpenAiLanguageModel({ apiKey: null, baseUrl: null, model: 'm' }, outgoing).isConfigured).toBe(
      false,
    );
    expect(
      new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' }, outgoing).isConfigured,
    ).toBe(true);
  });
});
