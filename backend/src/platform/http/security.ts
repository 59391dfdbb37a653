import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorEntry } from '#contract/errors';
import type { Config } from '../config/config';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers of every answer. The page itself replaces the policy by one with its nonce. */
export async function registerSecurityHeaders(server: FastifyInstance, config: Config): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(null) },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    hsts: config.secureCookies ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
}

/** `'self'` and nothing else; the page's own style tags carry the nonce. */
export function contentSecurityPolicy(nonce: string | null): Record<string, string[]> {
  const styles = nonce === null ? ["'self'"] : ["'self'", `'nonce-${nonce}'`];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': styles,
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Refuses what another site makes a browser send; clients that name no origin are no browsers. */
export function registerOriginCheck(server: FastifyInstance, config: Config): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (SAFE_METHODS.has(request.method) || !isCrossSite(request, config.appUrl)) return done();
    refuse(reply);
  });
}

function isCrossSite(request: FastifyRequest, appOrigin: string): boolean {
  const { origin } = request.headers;
  return request.headers['sec-fetch-site'] === 'cross-site' || (origin !== undefined && origin !== appOrigin);
}

function refuse(reply: FastifyReply): void {
  const { status, message } = errorEntry('request.cross-site');
  void reply.status(status).header('cache-control', 'no-store').send({ statusCode: status, message });
}
