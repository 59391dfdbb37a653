import { existsSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '#contract/errors';
import { isPublicPage } from '#contract/pages';
import { arrivingAnswers } from './arriving-answers';
import { contentSecurityPolicy } from '../security';

/** For files whose name changes with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Never the page: an API call, or a hashed file of an earlier build. */
const NO_PAGE = /^\/(api|assets)([/?]|$)/;
const NONCE_PLACE = /__CSP_NONCE__/g;
const ORIGIN_PLACE = /__APP_URL__/g;
/** Around what only a page with its first screen's answers needs. */
const FIRST_SCREEN_PLACE = /<!--first-screen(.*?)-->/s;
const APP = 'index.html';
const LANDING = 'landing.html';

interface Site {
  readonly appUrl: string;
  readonly sessionCookieName: string;
}

/** Serves the built client: hashed files cached forever, and a page for every address outside the API. */
export async function registerClientPages(
  server: FastifyInstance,
  folder: string,
  { appUrl, sessionCookieName }: Site,
): Promise<void> {
  const app = readPage(folder, APP, appUrl);
  const landing = readPage(folder, LANDING, appUrl) ?? app;
  if (app !== null)
    await server.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: [APP, LANDING],
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache'),
    });
  server.get('/*', async (request, reply) => {
    if (app === null || landing === null || NO_PAGE.test(request.url)) return sendNotFound(reply);
    const nonce = randomBytes(16).toString('base64');
    if (!hasSession(request, sessionCookieName))
      return sendPage(reply, isPublicPage(pathOf(request)) ? app : landing, nonce);
    return sendPage(reply, app, nonce, await arrivingAnswers(server, request, reply, nonce));
  });
}

/** A visitor without a session sees the landing page at every address that is not public; the app handles the rest. */
function hasSession({ headers }: FastifyRequest, cookieName: string): boolean {
  const cookies = headers.cookie?.split(';') ?? [];
  return cookies.some((cookie) => cookie.trim().startsWith(`${cookieName}=`));
}

function readPage(folder: string, name: string, appUrl: string): string | null {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').replace(ORIGIN_PLACE, appUrl) : null;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url;

function sendPage(reply: FastifyReply, page: string, nonce: string, answers = ''): FastifyReply {
  // The answers last: what stands for a place in someone's notes is text.
  const filled = page
    .replace(NONCE_PLACE, nonce)
    .replace(FIRST_SCREEN_PLACE, (_place, links: string) => answers && links + answers);
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie')
    .type('text/html; charset=utf-8')
    .send(filled);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  const answer = errorAnswer('request.not-found');
  return reply.status(answer.statusCode).header('cache-control', 'no-store').send(answer);
}
