import { errorAnswer } from '#contract/errors';
import { API } from '#contract/paths';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { registerClientPages } from './client-pages';
import { registerSecurity } from '../security';

const PAGE =
  '<!doctype html><style nonce="__CSP_NONCE__"></style><title>Heart & Head</title><!--first-screen<link id="early">-->';
const NOTED = { notes: '__CSP_NONCE__ <!--first-screen-->', onboardingComplete: false };
const LANDING_PAGE =
  '<!doctype html><style nonce="__CSP_NONCE__"></style><link rel="canonical" href="__APP_URL__/" /><h1>Landing</h1>';
const SITE = { appUrl: 'https://dates.example', sessionCookieName: '__Host-sid' };
const CONFIG = { appUrl: SITE.appUrl, secureCookies: true } as Config;
const SIGNED_IN = { cookie: 'theme=dark; __Host-sid=abc' };

let folder: string;
let server: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'landing.html'), LANDING_PAGE);
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'go()');
  server = await serving(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function serving(root: string): Promise<FastifyInstance> {
  const instance = fastify();
  registerSecurity(instance, CONFIG);
  instance.get(API.currentUser, () => NOTED);
  await registerClientPages(instance, root, SITE);
  return instance;
}

describe('the page', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard/anything',
    '/confirm-email?token=x',
    '/nothing-here',
    '/index.html',
    '/landing.html',
  ])('is what %s shows to a user with a session, never from a cache', async (url) => {
    const answer = await server.inject({ url, headers: SIGNED_IN });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<title>Heart & Head</title>');
  });

  it('allows its own style tag by an unguessable nonce, and no inline scripts or frames', async () => {
    const [first, second] = [await server.inject({ url: '/' }), await server.inject({ url: '/' })];
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
    const policy = String(first.headers['content-security-policy']);
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(second.body).not.toBe(first.body);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(first.headers['referrer-policy']).toBe('no-referrer');
  });
});

describe("the dashboard's page", () => {
  it('arrives with its answers, word for word, and what to load early', async () => {
    const { body } = await server.inject({ url: '/dashboard', headers: SIGNED_IN });
    expect(body).toContain('<link id="early">');
    expect(body).toContain('"notes":"__CSP_NONCE__ \\u003c!--first-screen-->"');
  });

  it('has neither for another page, nor for a visitor at a public one', async () => {
    for (const [url, headers] of [
      ['/profile-settings', SIGNED_IN],
      ['/contact', {}],
    ] as const)
      expect((await server.inject({ url, headers })).body).not.toMatch(/early|arrived-answers|first-screen/);
  });
});

describe('a visitor without a session', () => {
  const getsLandingPage = async (url: string, headers = {}) => {
    const { statusCode, body } = await server.inject({ url, headers });
    expect(statusCode).toBe(200);
    return body.includes('<h1>Landing</h1>');
  };

  it.each(['/', '/?utm_source=x', '/dashboard', '/dashboard/x', '/onboarding', '/nothing-here', '/authors'])(
    'gets the landing page at %s',
    async (url) => expect(await getsLandingPage(url)).toBe(true),
  );

  it.each([
    '/auth?mode=signup',
    '/auth/',
    '/Auth',
    '/auth-original',
    '/auth-test',
    '/admin',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/terms-conditions',
    '/reset-password?token=x',
    '/unsubscribe?email=a',
    '/confirmation',
    '/confirm-email?token=x',
  ])('gets the app at %s, which is public', async (url) => expect(await getsLandingPage(url)).toBe(false));

  it('is distinguished from a user by the session cookie alone, in every cache', async () => {
    expect(await getsLandingPage('/', { cookie: 'sid=abc; x__Host-sid=abc; other=__Host-sid=abc' })).toBe(
      true,
    );
    expect(await getsLandingPage('/', SIGNED_IN)).toBe(false);
    expect((await server.inject({ url: '/' })).headers.vary).toBe('Cookie');
  });

  it('gets a page with its canonical URL and its style tag allowed', async () => {
    const { body, headers } = await server.inject({ url: '/' });
    expect(body).toContain('<link rel="canonical" href="https://dates.example/" />');
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });
});

describe('files of the client', () => {
  it('are cached forever, because their names change with their content', async () => {
    const answer = await server.inject({ url: '/assets/app-1a2b.js' });
    expect(answer.body).toBe('go()');
    expect(answer.headers['cache-control']).toMatch(/max-age=31536000, immutable/);
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('come only from its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/../../package.json'])
      expect((await server.inject({ url })).body).not.toContain('"dependencies"');
  });
});

describe("the API's addresses", () => {
  it.each(['/api', '/api/', '/api/nothing', '/api?x=1', '/api/nothing?x=1'])(
    'never show the page: %s',
    async (url) => {
      const answer = await server.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(errorAnswer('request.not-found'));
    },
  );
});

it('answers 404 in JSON while the client is not built', async () => {
  const bare = await serving(join(folder, 'nowhere'));
  expect((await bare.inject({ url: '/' })).statusCode).toBe(404);
  await bare.close();
});
