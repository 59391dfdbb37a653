import type { FastifyInstance } from 'fastify';

/** JSON only. An empty body is no body, whatever its content type says; keys that could reach a prototype are dropped. */
export function registerJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('remove', 'remove');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
}
