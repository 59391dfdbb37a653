import { ModelServer } from '../../../test/support/model-server';
import { ModelUnavailable, type ModelEvent } from '../model/language-model';
import { OpenAiLanguageModel } from './openai-language-model';

let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start();
});
afterAll(() => server.stop());

const REQUEST = { messages: [{ role: 'user', content: 'Hi' }], maxOutputTokens: 50 } as const;

async function collected(model: OpenAiLanguageModel, signal = new AbortController().signal) {
  const events: ModelEvent[] = [];
  for await (const event of model.answer(REQUEST, signal)) events.push(event);
  return events;
}

describe('a model behind an OpenAI-compatible server', () => {
  it('streams text as it arrives, then reports the usage', async () => {
    server.next(ModelServer.says('Hel', 'lo'));
    const model = new OpenAiLanguageModel({ apiKey: 'secret', baseUrl: server.url, model: 'm' });
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
    const model = new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' }, 300);
    const began = performance.now();
    await expect(collected(model)).rejects.toThrow(ModelUnavailable);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('ends quietly when the user stops it', async () => {
    server.always(ModelServer.stalls('A beginning'));
    const model = new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' });
    const controller = new AbortController();
    const events: ModelEvent[] = [];
    for await (const event of model.answer(REQUEST, controller.signal)) {
      events.push(event);
      controller.abort();
    }
    expect(events).toEqual([{ kind: 'text', text: 'A beginning' }]);
  });

  it('is not configured without a key and a base URL', () => {
    expect(new OpenAiLanguageModel({ apiKey: null, baseUrl: null, model: 'm' }).isConfigured).toBe(false);
    expect(new OpenAiLanguageModel({ apiKey: null, baseUrl: server.url, model: 'm' }).isConfigured).toBe(
      true,
    );
  });
});
