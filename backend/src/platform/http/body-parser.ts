import type { FastifyInstance } from 'fastify';
import { API } from '#contract/paths';
import { DomainError } from '../errors/domain-error';

/** Nothing that is asked for lies deeper, and what walks through a body must not run out of stack. */
const MAX_DEPTH = 20;

/** JSON only. An empty body is no body, whatever its content type says; keys that could reach a prototype are dropped. */
export function registerJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('remove', 'remove');
  server.removeAllContentTypeParsers();
  acceptOneClickForms(server);
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parseJson(request, body.toString(), (error, value: unknown) => {
      if (error || isWithin(MAX_DEPTH, value)) done(error, value);
      else done(new DomainError('request.malformed-json'));
    });
  });
}

/** RFC 8058: a mail program says List-Unsubscribe=One-Click as a form; what matters is in the address. */
function acceptOneClickForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (request, _body, done) => {
      if (request.routeOptions.url === API.unsubscribeOneClick) done(null, undefined);
      else done(new DomainError('request.not-json'));
    },
  );
}

function isWithin(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithin(depth - 1, inner));
}
