import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorEntry } from '#contract/errors';
import { contentSecurityPolicy } from './security';

/** For files whose name changes with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Never the page: a call, or a hashed file of an earlier build. */
const NO_PAGE = /^\/(api|assets)([/?]|$)/;
const NONCE_PLACE = /__CSP_NONCE__/g;

/** Serves the built client: hashed files for ever, and the page for every address that is not the API's. */
export async function registerClientPages(server: FastifyInstance, folder: string): Promise<void> {
  const page = readPage(folder);
  if (page !== null)
    await server.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['index.html'],
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache'),
    });
  server.get('/*', (request, reply) => {
    if (page === null || NO_PAGE.test(request.url)) return sendNotFound(reply);
    return sendPage(reply, page);
  });
}

function readPage(folder: string): string | null {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = Object.entries(contentSecurityPolicy(nonce)).map(
    ([name, values]) => `${name} ${values.join(' ')}`,
  );
  return reply
    .header('content-security-policy', policy.join(';'))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE_PLACE, nonce));
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  const { status, message } = errorEntry('request.not-found');
  return reply.status(status).header('cache-control', 'no-store').send({ statusCode: status, message });
}
