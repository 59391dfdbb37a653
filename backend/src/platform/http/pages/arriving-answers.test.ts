import fastify, { type FastifyInstance } from 'fastify';
import type { ArrivedAnswers } from '#contract/first-screen';
import { API } from '#contract/paths';
import { arrivingAnswers } from './arriving-answers';

const HOSTILE = { name: '</script><script>alert(1)</script><!--' };
const BLOCK = /^<script type="application\/json" id="arrived-answers" nonce="n0nce">(.*)<\/script>$/s;

interface Routes {
  /** The current user's; signed out without it. */
  readonly user?: { readonly onboardingComplete: boolean };
  readonly candidates?: unknown;
  /** Whether the figures never come. */
  readonly isStuck?: boolean;
}

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

function serving({ user, candidates = [], isStuck = false }: Routes): {
  server: FastifyInstance;
  asked: string[];
} {
  const server = fastify({ forceCloseConnections: true });
  const asked: string[] = [];
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/api/')) asked.push(`${request.url} ${request.headers.cookie} ${request.ip}`);
    done();
  });
  server.get(API.currentUser, (_request, reply) =>
    user ? reply.header('set-cookie', 'sid=longer').send(user) : reply.status(401).send({}),
  );
  server.get(API.candidates, (_request, reply) => reply.header('etag', 'W/"1"').send(candidates));
  server.get(API.dashboardStats, () => (isStuck ? new Promise(() => undefined) : { totalDates: 3 }));
  server.get(API.criteria, (_request, reply) => reply.status(503).send({}));
  server.get(API.decision, () => ({ state: 'few' }));
  server.get('/*', async (request, reply) =>
    reply.type('text/html').send(await arrivingAnswers(server, request, reply, 'n0nce')),
  );
  open.push(server);
  return { server, asked };
}

const opening = (server: FastifyInstance, url: string, headers = {}) =>
  server.inject({ url, headers: { cookie: 'sid=abc', ...headers }, remoteAddress: '192.0.2.7' });
const inPage = (page: string) => JSON.parse(BLOCK.exec(page)?.[1] ?? 'null') as ArrivedAnswers | null;

const SETTLED = { user: { onboardingComplete: true } };

describe('the page of a signed-in user', () => {
  it('arrives with the answers that its first screen reads, asked for by the same session and address', async () => {
    const { server, asked } = serving({ ...SETTLED, candidates: [HOSTILE] });
    const page = await opening(server, '/dashboard?tab=overview');
    expect(inPage(page.body)).toEqual({
      [API.currentUser]: { tag: null, answer: { onboardingComplete: true } },
      [API.decision]: { tag: null, answer: { state: 'few' } },
      [API.dashboardStats]: { tag: null, answer: { totalDates: 3 } },
      [API.candidates]: { tag: 'W/"1"', answer: [HOSTILE] },
    });
    expect(page.headers['set-cookie']).toBe('sid=longer');
    expect(asked[0]).toBe(`${API.currentUser} sid=abc 192.0.2.7`);
    expect(new Set(asked.map((line) => line.split(' ').slice(1).join(' ')))).toEqual(
      new Set(['sid=abc 192.0.2.7']),
    );
  });

  it('has nothing in it that ends the block or begins a comment', async () => {
    const { server } = serving({ ...SETTLED, candidates: [HOSTILE] });
    expect((await opening(server, '/')).body.match(/<[a-z/!]+/g)).toEqual(['<script', '</script']);
  });

  it.each(['/dashboard?tab=matches', '/dashboard?month=2026-10', '/dashboard/add-match?tab=alex'])(
    'arrives at %s with the user alone',
    async (url) => {
      const { server } = serving(SETTLED);
      expect(Object.keys(inPage((await opening(server, url)).body) ?? {})).toEqual([API.currentUser]);
    },
  );

  it('arrives with the user alone before the dashboard can be reached', async () => {
    const { server, asked } = serving({ user: { onboardingComplete: false } });
    expect(Object.keys(inPage((await opening(server, '/')).body) ?? {})).toEqual([API.currentUser]);
    expect(asked).toHaveLength(1);
  });

  it('does not wait for an answer that does not come', async () => {
    const { server } = serving({ ...SETTLED, isStuck: true });
    const answers = inPage((await opening(server, '/')).body);
    expect(answers).toHaveProperty([API.decision]);
    expect(answers).not.toHaveProperty([API.dashboardStats]);
  });

  it('leaves out what would hold it up', async () => {
    const { server } = serving({ ...SETTLED, candidates: ['x'.repeat(130_000)] });
    const page = await opening(server, '/');
    expect(inPage(page.body)).not.toHaveProperty([API.candidates]);
    expect(inPage(page.body)).toHaveProperty([API.dashboardStats]);
  });
});

describe('nothing arrives', () => {
  it.each(['/profile-settings', '/dashboards', '/app-shell'])('at %s', async (url) => {
    const { server, asked } = serving(SETTLED);
    expect((await opening(server, url)).body).toBe('');
    expect(asked).toEqual([]);
  });

  it('without a session', async () => {
    expect((await opening(serving({}).server, '/')).body).toBe('');
  });

  it.each(['script', 'image', 'iframe', 'empty'])(
    'where the page is asked for as %s',
    async (destination) => {
      const { server, asked } = serving(SETTLED);
      expect((await opening(server, '/', { 'sec-fetch-dest': destination })).body).toBe('');
      expect(asked).toEqual([]);
      expect((await opening(server, '/', { 'sec-fetch-dest': 'document' })).body).not.toBe('');
    },
  );
});
