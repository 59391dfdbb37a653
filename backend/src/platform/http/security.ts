import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#contract/paths';
import { errorAnswer, type ErrorCode } from '#contract/errors';
import type { Config } from '../config/config';

const PRIVATE = { 'cache-control': 'no-store' } as const;
const OPERATIONS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type SiteConfig = Pick<Config, 'appUrl' | 'secureCookies'>;

/**
 * Headers of every answer, and the refusal of what another site makes a browser send; clients that name no origin are no
 * browsers. The page itself replaces the content policy by one with its nonce.
 */
export function registerSecurity(server: FastifyInstance, config: SiteConfig): void {
  const headers = securityHeaders(config);
  const privateHeaders = { ...headers, ...PRIVATE };
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/api/') ? privateHeaders : headers);
    if (SAFE_METHODS.has(request.method) || isOneClick(request) || !isCrossSite(request, config.appUrl))
      done();
    else void refuse(reply, 'request.cross-site');
  });
}

/** A worker answers machines that watch over it, and nobody else. */
export function registerOperationsOnly(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (OPERATIONS.has(request.url)) done();
    else void refuse(reply, 'request.not-found');
  });
}

/** For an address that cannot even be decoded: no hook sees its request, and nothing can be there. */
export function refuseAddress(reply: FastifyReply, config: SiteConfig): void {
  void refuse(reply.headers(securityHeaders(config)), 'request.not-found');
}

/** As helmet would set them, without those for browsers long out of use. */
function securityHeaders(config: SiteConfig): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(null),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
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

/** Posted by mail programs, whose origin says nothing; its token is the permission. */
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
