import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { AdministratorService } from '../../src/auth/administrator/administrator.service';
import { OPENAPI_FILE } from '../../src/operations/openapi/openapi.service';
import {
  fuzzedRoutes,
  type Known,
  type FuzzedDocument,
  type FuzzedRequest,
  type Route,
} from '../support/fuzz/fuzzed-request';
import { closeRaw, sendRaw, type RawAnswer } from '../support/fuzz/send-raw';
import { deliveryReport } from '../support/mail/mail-reports';
import { MovableClock, SECOND } from '../support/time/movable-clock';
import { randomAddress, TestApp, WITHOUT_REDIS } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

/** `npm run fuzz` sends more, and prints what was answered. */
const REQUESTS_PER_ROUTE = Number(process.env['FUZZ_REQUESTS'] ?? 60);
const SEED = Number(process.env['FUZZ_SEED'] ?? 4711);
const isLong = process.env['FUZZ_REQUESTS'] !== undefined;
const AT_A_TIME = 8;
/** A user may send 600 requests a minute; the clock goes on before they are used up. */
const PER_MINUTE = 400;
const ADMIN_PASSWORD = 'secret-admin-1';
const WEBHOOK_TOKEN = 'webhook';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({
    clock,
    env: {
      ...WITHOUT_REDIS,
      ADMIN_PASSWORD,
      MAIL_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
      CONTACT_DAILY_MAX: '1000000',
    },
  });
  await app.app.get(AdministratorService).ensure();
});
afterAll(async () => {
  closeRaw();
  await app.close();
});

const document = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as FuzzedDocument;

const INTERNALS =
  /select .* from|insert into|update .* set|syntax error|violates|duplicate key|relation "|column "|pg_|node_modules|\.ts:\d|\.js:\d|Error:|typeorm|fastify|class-validator|nested property/i;

interface Caller extends Known {
  readonly cookie: string;
}

async function cookieOf(email: string, password: string): Promise<string> {
  const answer = await app.visitor().login(password, email);
  const given = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return given.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** A user with a match and a date, or the administrator. */
async function newCaller(isAdmin: boolean): Promise<Caller> {
  const user = await app.member();
  if (isAdmin) {
    const [row] = await app.sql<{ id: string }>('select id from users where email = $1', [user.email]);
    const ids = [row?.id ?? '', 'welcome'];
    return { cookie: await cookieOf('admin@localhost', ADMIN_PASSWORD), ids, bodies: {} };
  }
  const standards = await user.onboard();
  const match = await user.addMatch();
  const date = await user.scoreDate(match.id, rateAll(standards, 5));
  const dateBody = {
    candidateId: match.id,
    dateDate: '2026-01-01',
    contextScores: { chemistry: 5, enjoyment: 5 },
    standardsScores: rateAll(standards, 5),
    location: 'Here',
    personalNotes: 'Fine',
  };
  const criteria = standards.map(({ id }) => ({ id, weight: 3 }));
  return {
    cookie: await cookieOf(user.email, user.password),
    ids: [match.id, date.id, '1'],
    bodies: {
      'POST /api/auth/login': { email: user.email, password: user.password },
      'POST /api/auth/register': app.visitor().registration(),
      'POST /api/criteria/selection': { selectedCriteriaIds: criteria.map(({ id }) => id), criteria },
      'POST /api/date-experiences': dateBody,
      'PUT /api/date-experiences/{id}': { ...dateBody, version: 1 },
      'POST /api/mail/bounces': {
        message: deliveryReport({ address: user.email, messageId: '<x@localhost>', status: '5.1.1' }),
      },
    },
  };
}

const callers = new Map<boolean, Caller>();

/** The one of the last route, unless that route signed it out or this one needs what it may have deleted. */
async function callerOf(path: string): Promise<Caller> {
  const isAdmin = path.startsWith('/api/admin/');
  const known = callers.get(isAdmin);
  if (known && !path.includes('{') && (await isSignedIn(known))) return known;
  const caller = await newCaller(isAdmin);
  callers.set(isAdmin, caller);
  return caller;
}

async function isSignedIn({ cookie }: Caller): Promise<boolean> {
  const request = { method: 'GET', target: '/api/auth/user', headers: {}, body: null };
  return (await sendRaw(app.url, request, { cookie }))?.status === 200;
}

interface Tally {
  readonly route: string;
  sent: number;
  /** By class of status, 2xx to 5xx; `closed` without an answer. */
  readonly answers: Record<string, number>;
  readonly faults: string[];
}

function faultOf(request: FuzzedRequest, answer: RawAnswer): string | null {
  const { status, type, body } = answer;
  const refusal = status >= 400 && type.startsWith('application/json') ? parsed(body) : null;
  const told = JSON.stringify([refusal?.message, refusal?.errors?.map(({ message }) => message)]);
  const isReadable = status < 400 || (refusal?.statusCode === status && !INTERNALS.test(told));
  if (status < 500 && isReadable) return null;
  const sent = `${request.method} ${request.target} ${JSON.stringify(request.headers)} ${request.body?.toString('latin1') ?? ''}`;
  return `${sent.slice(0, 1_500)} => ${status} ${body.slice(0, 500)}`;
}

function parsed(body: string) {
  try {
    return JSON.parse(body) as { statusCode?: number; message?: string; errors?: { message: string }[] };
  } catch {
    return null;
  }
}

async function attack({ method, path, requests }: Route, { cookie }: Caller): Promise<Tally> {
  const tally: Tally = { route: `${method} ${path}`, sent: 0, answers: {}, faults: [] };
  const waiting = fc.sample(requests, { numRuns: REQUESTS_PER_ROUTE, seed: SEED });
  const worker = async (): Promise<void> => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      if (tally.sent % PER_MINUTE === 0) clock.advance(61 * SECOND);
      tally.sent += 1;
      const own = {
        cookie: request.headers['cookie'] ?? cookie,
        authorization: request.headers['authorization'] ?? `Bearer ${WEBHOOK_TOKEN}`,
        'x-forwarded-for': randomAddress(),
      };
      const answer = await sendRaw(app.url, request, own);
      const outcome = answer ? `${Math.floor(answer.status / 100)}xx` : 'closed';
      tally.answers[outcome] = (tally.answers[outcome] ?? 0) + 1;
      const fault = answer && faultOf(request, answer);
      if (fault) tally.faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return tally;
}

const COLUMNS = ['2xx', '3xx', '4xx', '5xx', 'closed'];
const HEADER = `${'route'.padEnd(52)}${'sent'.padStart(8)}${COLUMNS.map((name) => name.padStart(7)).join('')}\n`;

function lineOf({ route, sent, answers }: Tally): string {
  const columns = COLUMNS.map((name) => String(answers[name] ?? 0).padStart(7));
  return `${route.padEnd(52)}${String(sent).padStart(8)}${columns.join('')}\n`;
}

describe('anything that anyone can send', () => {
  const routes = fuzzedRoutes(document, { ids: ['ID'], bodies: {} }).map(
    ({ method, path }) => `${method} ${path}`,
  );

  it(
    `never fails on the server, on any of the ${routes.length} described routes`,
    async () => {
      const tallies: Tally[] = [];
      if (isLong) process.stdout.write(HEADER);
      for (const route of routes) {
        const [method = '', path = ''] = route.split(' ');
        const caller = await callerOf(path);
        const own = fuzzedRoutes(document, caller).find(
          (each) => each.method === method && each.path === path,
        );
        if (!own) throw new Error(`${route} is not described`);
        const tally = await attack(own, caller);
        tallies.push(tally);
        if (isLong) process.stdout.write(lineOf(tally));
      }
      expect(tallies.flatMap(({ faults }) => faults)).toEqual([]);
      const answers = tallies.map((tally) => tally.answers);
      const total = (name: string) => answers.reduce((sum, each) => sum + (each[name] ?? 0), 0);
      if (isLong)
        process.stdout.write(
          lineOf({
            route: 'all',
            sent: REQUESTS_PER_ROUTE * routes.length,
            answers: Object.fromEntries(COLUMNS.map((name) => [name, total(name)])),
            faults: [],
          }),
        );
      // The requests are close enough to valid ones to get past the first check.
      expect(total('2xx')).toBeGreaterThan((REQUESTS_PER_ROUTE * routes.length) / 20);
    },
    isLong ? 7_200_000 : 240_000,
  );
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
