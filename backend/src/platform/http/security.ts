import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { API } from '#contract/paths';
import { errorAnswer, type ErrorCode } from '#contract/errors';
import type { Config } from '../config/config';

const PRIVATE = { 'cache-control': 'no-store' } as const;
const OPERATIONS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sets the headers of every answer and refuses cross-site requests; clients that send no origin are not browsers. Pages
 * replace the content policy with one that has their nonce.
 */
export function registerSecurity(server: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  const privateHeaders = { ...headers, ...PRIVATE };
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/api/') ? privateHeaders : headers);
    if (SAFE_METHODS.has(request.method) || isOneClick(request) || !isCrossSite(request, config.appUrl))
      done();
    else void refuse(reply, 'request.cross-site');
  });
}

/** A worker answers only its monitoring. */
export function registerOperationsOnly(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (OPERATIONS.has(request.url)) done();
    else void refuse(reply, 'request.not-found');
  });
}

/** For a URL that cannot be decoded: no hook runs for it, and nothing can exist there. */
export function refuseAddress(reply: FastifyReply, config: Config): void {
  void refuse(reply.headers(securityHeaders(config)), 'request.not-found');
}

function securityHeaders(config: Config): Record<string, string> {
  return helmetHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(null) },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    hsts: config.secureCookies ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Only for long-obsolete browsers.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
}

/** The headers are the same for every request, so helmet runs once. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as never, collector as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Only `'self'`; the page's own style tags carry the nonce. */
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

/** Posted by email clients, whose origin means nothing; the token is the permission. */
function isOneClick(request: FastifyRequest): boolean {
  return request.url.split('?', 1)[0] === API.unsubscribeOneClick;
}

function isCrossSite(request: FastifyRequest, appOrigin: string): boolean {
  const { origin } = request.headers;
  return request.headers['sec-fetch-site'] === 'cross-site' || (origin !== undefined && origin !== appOrigin);
}

/** For hooks, which run before any filter. */
export function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const answer = errorAnswer(code);
  return reply.status(answer.statusCode).headers(PRIVATE).send(answer);
}
