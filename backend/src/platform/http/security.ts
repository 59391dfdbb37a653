import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#contract/paths';
import { errorAnswer, type ErrorCode } from '#contract/errors';
import type { Config } from '../config/config';
import { retryAfterSeconds } from './retry-after';

/** The API, and the calendars behind secret links. */
const PRIVATE_PATHS = /^\/(api|calendar)\//;
const PRIVATE = { 'cache-control': 'no-store' } as const;
/** What monitoring asks. */
export const OPERATIONS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type SiteConfig = Pick<Config, 'appUrl' | 'secureCookies'>;

/**
 * Sets the headers of every answer and refuses cross-site requests; clients that send no origin are not browsers. Pages
 * replace the content policy with one that has their nonce.
 */
export function registerSecurity(server: FastifyInstance, config: SiteConfig): void {
  const headers = securityHeaders(config);
  const privateHeaders = { ...headers, ...PRIVATE };
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(PRIVATE_PATHS.test(request.url) ? privateHeaders : headers);
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
export function refuseAddress(reply: FastifyReply, config: SiteConfig): void {
  void refuse(reply.headers(securityHeaders(config)), 'request.not-found');
}

/** What helmet would set, without the headers for long-obsolete browsers. */
export function securityHeaders(config: SiteConfig): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(null),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.secureCookies && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** `'self'` and nothing else; the page's own style tags carry the nonce. `exceptions` replace directives. */
export function contentSecurityPolicy(nonce: string | null, exceptions: Directives = {}): string {
  const styles = nonce === null ? ["'self'"] : ["'self'", `'nonce-${nonce}'`];
  const directives: Directives = {
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
    ...exceptions,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}

/** Posted by email clients, whose origin means nothing; the token authorizes it. */
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
  const retryAfter = retryAfterSeconds(code);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply.status(answer.statusCode).headers(PRIVATE).send(answer);
}
