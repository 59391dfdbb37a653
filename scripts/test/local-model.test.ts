import { ModelServer } from '../../backend/test/support/servers/model-server';
import { localModelLine } from '../launch/local-model.mjs';

let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start();
});
afterAll(() => server.stop());

describe('a start next to a model server', () => {
  it('says in one line that there is one, and where to turn it on', async () => {
    server.tags = [{ name: 'small:3b' }];
    const line = await localModelLine({ LOCAL_MODEL_URL: server.root });
    expect(line).toContain(server.root);
    expect(line).toContain('Settings, AI');
    expect(line).not.toContain('\n');
  });

  it('says nothing where a model is configured, none is looked for or nothing answers like one', async () => {
    server.tags = [];
    expect(await localModelLine({ LOCAL_MODEL_URL: server.root, OPENAI_API_KEY: 'key' })).toBeNull();
    expect(await localModelLine({ LOCAL_MODEL_URL: server.root, OPENAI_BASE_URL: server.url })).toBeNull();
    expect(await localModelLine({ LOCAL_MODEL_URL: 'off' })).toBeNull();
    server.tags = null;
    expect(await localModelLine({ LOCAL_MODEL_URL: server.root })).toBeNull();
  });
});
