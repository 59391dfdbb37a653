import fc from 'fast-check';
import { TestApp, randomAddress } from '../support/test-app';
import { rateAll, SURVEY, type TestUser } from '../support/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Every call that takes a body, an id or a query, with a valid body. */
function routes(
  matchId: string,
  dateId: string,
  scores: Record<string, number>,
): [Method, string, object | null][] {
  const person = { name: 'Robin', age: 30, profession: 'Baker', location: 'Lisbon', notes: 'Kind' };
  const date = {
    candidateId: matchId,
    dateDate: '2026-01-01',
    contextScores: { chemistry: 5, enjoyment: 5 },
    standardsScores: scores,
    location: 'Here',
    personalNotes: 'Fine',
  };
  const standard = {
    question: 'Humor',
    description: 'Laughs',
    weight: 2,
    gradingCriteria: { highExample: 'Ha' },
  };
  const account = {
    firstName: 'A',
    lastName: 'B',
    email: 'x',
    password: 'secret',
    confirmPassword: 'secret',
  };
  return [
    ['post', '/api/auth/register', { ...account, acceptTerms: true, acceptPrivacy: true, timezone: 'UTC' }],
    ['post', '/api/auth/login', { email: 'nobody@example.com', password: 'secret' }],
    ['post', '/api/auth/reset-password', { email: 'nobody@example.com' }],
    ['post', '/api/reset-password/confirm', { token: 'x', password: 'secret' }],
    ['post', '/api/auth/confirm-email', { token: 'x' }],
    ['post', '/api/auth/resend-confirmation', { email: 'nobody@example.com' }],
    ['patch', '/api/user/change-password', { currentPassword: 'wrong one', newPassword: 'secret' }],
    ['patch', '/api/user/change-email', { newEmail: 'n@example.com', currentPassword: 'wrong one' }],
    [
      'patch',
      '/api/user/profile',
      { firstName: 'A', gender: 'woman', marketingEmails: true, timezone: 'UTC' },
    ],
    ['post', '/api/user/mark-dashboard-guide-seen', {}],
    ['post', '/api/onboarding-survey', SURVEY],
    ['get', '/api/places/autocomplete?input=', null],
    ['post', '/api/places/autocomplete', { input: 'Lis' }],
    ['get', '/api/criteria?all=', null],
    ['post', '/api/criteria', standard],
    [
      'post',
      '/api/criteria/selection',
      { selectedCriteriaIds: ['1', '2', '3'], criteria: [{ id: '1', weight: 1 }] },
    ],
    ['get', '/api/candidates?x=', null],
    ['post', '/api/candidates', person],
    ['put', `/api/candidates/${matchId}`, { ...person, archived: true, version: 1 }],
    ['delete', '/api/candidates/', null],
    ['get', '/api/candidates/ID/date-experiences', null],
    ['post', '/api/date-experiences', date],
    ['put', `/api/date-experiences/${dateId}`, { ...date, version: 1 }],
    ['delete', '/api/date-experiences/', null],
    ['get', '/api/date-experiences/ID/evaluations', null],
    ['delete', '/api/evaluations/', null],
    ['get', '/api/dashboard/stats?x=', null],
    ['get', '/api/date-ideas?excludeIds=', null],
    ['get', '/api/date-ideas/events?refresh=', null],
    [
      'post',
      '/api/date-ideas/preference',
      { dateIdeaId: 'picnic', dateIdeaData: { name: 'Picnic', eventType: 'Outdoors' }, preference: 'liked' },
    ],
    ['delete', '/api/date-ideas/preference/', null],
  ];
}

const NASTY = fc.constantFrom<unknown>(
  null,
  '',
  '\0',
  'a\0b',
  '\ud800',
  "'; drop table users; --",
  '{{constructor}}',
  '%s%n',
  'x'.repeat(3_000),
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  0.1,
  true,
  [],
  {},
  [[]],
  { toString: 1, then: {}, length: -1 },
  '2026-02-30',
  '01890000-0000-7000-8000-000000000000',
);
const VALUE = fc.oneof(
  { weight: 3, arbitrary: NASTY },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
const WORD = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('%00', '../..', '01890000-0000-7000-8000-000000000000', "1' or '1'='1", '__proto__'),
);

interface Attack {
  readonly route: number;
  readonly field: number;
  readonly value: unknown;
  readonly whole: boolean;
  readonly word: string;
}

const ATTACK: fc.Arbitrary<Attack> = fc.record({
  route: fc.nat(1_000),
  field: fc.nat(100),
  value: VALUE,
  whole: fc.boolean(),
  word: WORD,
});

/** The valid body with one field, possibly nested, replaced; or something else entirely. */
function spoil(body: object, { field, value, whole }: Attack): unknown {
  if (whole && field % 3 === 0) return value;
  const entries = Object.entries(body);
  const chosen = entries[field % Math.max(1, entries.length)];
  if (!chosen) return value;
  const [name, inner] = chosen;
  const isNested = typeof inner === 'object' && inner !== null && field % 2 === 0;
  const replaced: unknown = isNested
    ? { ...(inner as object), [Object.keys(inner as object)[0] ?? 'x']: value }
    : value;
  return { ...body, [name]: replaced };
}

const INTERNALS =
  /select .* from|insert into|update .* set|syntax error|violates|duplicate key|relation "|column "|pg_|node_modules|\.ts:\d|\.js:\d|Error:|typeorm|fastify|class-validator|nested property/i;

describe('invalid input on every call', () => {
  async function target(): Promise<{ user: TestUser; calls: [Method, string, object | null][] }> {
    const user = await app.member();
    const standards = await user.onboard();
    const match = await user.addMatch();
    const date = await user.scoreDate(match.id, rateAll(standards, 5));
    return { user, calls: routes(match.id, date.id, rateAll(standards, 5)) };
  }

  it('never causes a server error, or an answer that reveals server internals', async () => {
    const { user, calls } = await target();
    await fc.assert(
      fc.asyncProperty(ATTACK, async (attack) => {
        const [method, path, body] = calls[attack.route % calls.length] ?? ['get', '/', null];
        const word = encodeURIComponent(attack.word);
        const address = path.includes('ID') ? path.replace('ID', word) : body === null ? path + word : path;
        const request = user.http[method](address).set('x-forwarded-for', randomAddress());
        const text = body === null ? undefined : (JSON.stringify(spoil(body, attack)) ?? '');
        const response =
          text === undefined
            ? await request
            : await request.set('content-type', 'application/json').send(text);
        const seen = `${method} ${address} ${text ?? ''}: ${response.status} ${response.text}`;
        expect({ seen, ok: response.status < 500 }).toEqual({ seen, ok: true });
        if (response.status < 400) return;
        expect(response.body).toMatchObject({
          statusCode: response.status,
          message: expect.stringMatching(/\w/),
        });
        const { message, errors = [] } = response.body as { message: string; errors?: { message: string }[] };
        for (const text of [message, ...errors.map((error) => error.message)])
          expect(text).not.toMatch(INTERNALS);
      }),
      { numRuns: 400, seed: 4711 },
    );
    await user.http.get('/api/auth/user').expect(200);
    expect((await user.matches()).length).toBeGreaterThan(0);
  }, 60_000);
});

describe('bodies that class-transformer trips over', () => {
  const constructors = [{ constructor: 'x' }, { constructor: {} }, { constructor: { prototype: {} } }];

  it.each([
    ['post', '/api/analytics/track', (poison: object) => ({ page: '/', action: 'x', metadata: poison })],
    ['post', '/api/criteria', (poison: object) => ({ name: 'Humor', ...poison, gradingCriteria: poison })],
    ['post', '/api/criteria', () => ({ name: 'Humor', gradingCriteria: [[{ highExample: 'a' }]] })],
    ['post', '/api/criteria/selection', () => ({ selectedCriteriaIds: ['1'], criteria: [[{ id: '1' }]] })],
    [
      'post',
      '/api/date-ideas/preference',
      (poison: object) => ({ dateIdeaId: 'a', dateIdeaData: poison, preference: 'liked' }),
    ],
  ] as const)('never fail on the server: %s %s', async (method, path, bodyOf) => {
    const user = await app.member();
    for (const poison of constructors) {
      const { status } = await user.http[method](path)
        .set('content-type', 'application/json')
        .send(JSON.stringify(bodyOf(poison)));
      expect([path, status < 500]).toEqual([path, true]);
    }
  });

  it('refuses a list in the place of score descriptions', async () => {
    const user = await app.member();
    for (const gradingCriteria of [[], [{ highExample: 'a', lowExample: 'b' }]])
      await user.http
        .post('/api/criteria')
        .send({ question: 'Humor', description: 'Laughs', gradingCriteria })
        .expect(400);
  });
});
