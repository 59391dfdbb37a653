import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { AnswerCheck } from '../../platform/config/config';
import { registerAnswerCheck } from './answer-check';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const DOCUMENT = {
  components: {
    schemas: {
      Match: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      Refusal: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
    },
  },
  paths: {
    '/matches/{id}': {
      get: {
        responses: {
          200: json({ $ref: '#/components/schemas/Match' }),
          204: {},
          default: json({ $ref: '#/components/schemas/Refusal' }),
        },
      },
    },
  },
};

let folder: string;
let server: FastifyInstance;
const lines: { level: string; text: string }[] = [];
const line = (level: string) => (_fields: unknown, text: string) => void lines.push({ level, text });
const log = { warn: line('warn'), error: line('error') } as Parameters<typeof registerAnswerCheck>[1];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(DOCUMENT));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => void lines.splice(0));
afterEach(() => server.close());

async function answer(check: AnswerCheck, { status = 200, body }: { status?: number; body?: unknown }) {
  server = fastify();
  await registerAnswerCheck(server, log, check, join(folder, 'openapi.json'));
  server.get('/matches/:id', (_request, reply) => reply.status(status).send(body));
  server.get('/elsewhere', () => ({ any: 'thing' }));
  return server.inject('/matches/7');
}

describe('an answer', () => {
  it('passes when it matches its description', async () => {
    expect((await answer('refuse', { body: { name: 'Robin' } })).json()).toEqual({ name: 'Robin' });
    expect(lines).toEqual([]);
  });

  it('fails a test when a field is missing or has another type, and the log says where', async () => {
    const refused = await answer('refuse', { body: { name: 7 } });
    expect(refused.statusCode).toBe(500);
    expect(refused.json()).toMatchObject({ statusCode: 500, code: 'server.unexpected' });
    expect(lines).toMatchObject([{ level: 'error' }]);
    expect(lines[0]?.text).toContain(
      "GET /matches/{id} doesn't match its description: 200: data/name must be string",
    );
  });

  it('only causes a warning in development', async () => {
    const passed = await answer('warn', { body: {} });
    expect([passed.statusCode, passed.json()]).toEqual([200, {}]);
    expect(lines).toMatchObject([{ level: 'warn' }]);
    expect(lines[0]?.text).toContain("data must have required property 'name'");
  });

  it('is not checked in production', async () => {
    expect((await answer('off', { body: {} })).statusCode).toBe(200);
    expect(lines).toEqual([]);
  });

  it('with an error status is checked against the default description', async () => {
    expect((await answer('refuse', { status: 404, body: { code: 'match.not-found' } })).statusCode).toBe(404);
    expect((await answer('refuse', { status: 404, body: {} })).statusCode).toBe(500);
  });

  it('has no body where none is described', async () => {
    expect((await answer('refuse', { status: 204 })).statusCode).toBe(204);
    expect((await answer('refuse', { status: 204, body: { name: 'Robin' } })).statusCode).toBe(500);
  });

  it("is not checked when the document doesn't list the call", async () => {
    await answer('refuse', { body: { name: 'Robin' } });
    expect((await server.inject('/elsewhere')).json()).toEqual({ any: 'thing' });
  });
});

describe('without a document', () => {
  it('answers are not checked', async () => {
    server = fastify();
    await registerAnswerCheck(server, log, 'refuse', join(folder, 'missing.json'));
    server.get('/matches/:id', () => ({}));
    expect((await server.inject('/matches/7')).statusCode).toBe(200);
  });
});
