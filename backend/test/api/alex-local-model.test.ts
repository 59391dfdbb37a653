import type { CoachStatus } from '#contract/dating/alex';
import type { SystemHealth } from '#contract/console/admin';
import type { LocalModelStatus } from '#contract/console/local-model';
import { administrator } from '../support/accounts/administrator';
import { ModelServer } from '../support/servers/model-server';
import { MovableClock, SECOND } from '../support/time/movable-clock';
import { refusal } from '../support/accounts/refusals';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

const TAGS = [
  { name: 'small:3b', model: 'small:3b', size: 2_000_000_000, details: { family: 'llama' } },
  { name: 'big:120b-cloud', model: 'big:120b-cloud', size: 300, remote_host: 'https://example.test' },
  { name: 'hidden:1b', model: 'hidden:1b', size: 300, remote_model: 'big:120b' },
  { name: 'embed', model: 'embed', size: 200_000_000, details: { family: 'nomic-bert' } },
];

const clock = new MovableClock();
let app: TestApp;
let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start();
  app = await TestApp.start({ env: { LOCAL_MODEL_URL: server.root }, clock });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});
beforeEach(() => {
  server.tags = TAGS;
  server.calls.length = 0;
  server.always(ModelServer.says('Take your time.'));
});

async function status(of = app): Promise<LocalModelStatus> {
  return (await (await administrator(of)).http.get('/api/admin/local-model').expect(200))
    .body as LocalModelStatus;
}

describe('a model server on this machine', () => {
  it('is shown to the administrator with the models that run here, and no model of somewhere else', async () => {
    expect(await status()).toEqual({
      state: 'found',
      url: server.root,
      models: [{ name: 'small:3b', bytes: 2_000_000_000 }],
      chosen: null,
    });
  });

  it('answers no one before the administrator turns it on', async () => {
    const user = await app.member();
    const { body } = await user.http.get('/api/alex/status').expect(200);
    expect(body).toMatchObject({ coach: 'built-in', modelRunsHere: false } satisfies Partial<CoachStatus>);
    await user.http.post('/api/alex/chat').send({ message: 'Any tips?' }).expect(200);
    expect(server.calls).toEqual([]);
  });

  it('answers once it is on, in every process, until it is off again; both are in the audit log', async () => {
    const other = await TestApp.start({
      env: { ...app.env, ...WITHOUT_REDIS, PORT: '0' },
      clock,
    });
    try {
      const admin = await administrator(app);
      const user = await app.member();
      const elsewhere = other.visitor();
      const { email, password } = user;
      await elsewhere.http.post('/api/auth/login').send({ email, password }).expect(200);
      await admin.http.put('/api/admin/local-model').send({ model: 'small:3b' }).expect(200);
      for (const { http } of [user, elsewhere]) {
        const { body } = await http.get('/api/alex/status').expect(200);
        expect(body).toMatchObject({ coach: 'model', modelRunsHere: true });
        const answer = await http.post('/api/alex/chat').send({ message: 'Any tips?' }).expect(200);
        expect(answer.body).toMatchObject({ response: 'Take your time.', coach: 'model' });
      }
      expect(server.calls.map(({ path }) => path)).toEqual(['/v1/chat/completions', '/v1/chat/completions']);
      expect(JSON.parse(server.calls[0]?.body ?? '')).toMatchObject({ model: 'small:3b' });
      expect(server.calls[0]?.body).not.toContain('safety_identifier');
      const { body: health } = await admin.http.get('/api/admin/health').expect(200);
      expect((health as SystemHealth).checks.find(({ name }) => name === 'coach')?.detail).toContain(
        'model server',
      );
      await admin.http.delete('/api/admin/local-model').expect(200);
      for (const { http } of [user, elsewhere])
        expect((await http.get('/api/alex/status').expect(200)).body).toMatchObject({ coach: 'built-in' });
      const { body: log } = await admin.http.get('/api/admin/audit').query({ action: 'coach' }).expect(200);
      expect(log).toMatchObject([
        { action: 'coach.local-model-off', details: { model: null } },
        { action: 'coach.local-model-on', details: { model: 'small:3b' } },
      ]);
    } finally {
      await other.close();
    }
  });

  it('can be chosen only by an administrator, and only a model that it has', async () => {
    const user = await app.member();
    await user.http.get('/api/admin/local-model').expect(403);
    await user.http.put('/api/admin/local-model').send({ model: 'small:3b' }).expect(403);
    await user.http.delete('/api/admin/local-model').expect(403);
    const admin = await administrator(app);
    for (const model of ['big:120b-cloud', 'other', '', 'x'.repeat(201), 7, undefined])
      await admin.http.put('/api/admin/local-model').send({ model }).expect(400);
    expect(await status()).toMatchObject({ chosen: null });
  });

  it('is turned on only by someone who signed in a short while ago', async () => {
    const admin = await administrator(app);
    clock.advance(16 * 60 * SECOND);
    const refused = await admin.http.put('/api/admin/local-model').send({ model: 'small:3b' });
    expect(refused.body).toEqual(refusal('auth.step-up-required'));
  });

  it('is absent when nothing answers like one', async () => {
    server.tags = null;
    expect(await status()).toMatchObject({ state: 'absent', models: [] });
  });
});

describe('a configured model', () => {
  it('comes before the one on this machine', async () => {
    const configured = await TestApp.start({
      env: { ...WITHOUT_REDIS, LOCAL_MODEL_URL: server.root, OPENAI_BASE_URL: server.url },
    });
    try {
      expect(await status(configured)).toMatchObject({ state: 'configured', models: [] });
    } finally {
      await configured.close();
    }
  });
});
