import type { FastifyInstance } from 'fastify';
import { API } from '#contract/paths';
import { DomainError } from '../errors/domain-error';
import { refuse } from './security';

/** No valid input is deeper, and code that walks a body must not overflow the stack. */
const MAX_DEPTH = 20;

/** A file of 2 MB, whose every quotation mark and line break takes a second byte in JSON. */
const FILE_BODY_BYTES = 4_500_000;
const WITH_FILES: readonly string[] = [API.imports, API.importPreview];

/** The most that a mail provider sends at once: SendGrid, 768 kB. */
const WEBHOOK_BODY_BYTES = 1_000_000;
const MAIL_WEBHOOK = API.mailWebhook(':provider');

/** No client of ours compresses what it sends, and a small compressed body can be a huge one. */
const PLAIN = /^\s*(identity)?\s*$/i;

/**
 * JSON only, uncompressed. An empty body counts as none, whatever its content type; keys that could reach a prototype are dropped.
 */
export function registerJsonOnly(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (PLAIN.test(request.headers['content-encoding'] ?? '')) done();
    else void refuse(reply, 'request.compressed');
  });
  server.addHook('onRoute', (route) => {
    if (WITH_FILES.includes(route.url)) route.bodyLimit = FILE_BODY_BYTES;
    if (route.url === MAIL_WEBHOOK) route.bodyLimit = WEBHOOK_BODY_BYTES;
  });
  const parseJson = server.getDefaultJsonParser('remove', 'remove');
  server.removeAllContentTypeParsers();
  acceptOneClickForms(server);
  acceptMailReports(server);
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (request.routeOptions.url === MAIL_WEBHOOK) return done(null, body);
    void parseJson(request, body.toString(), (error, value: unknown) => {
      if (error || clean(MAX_DEPTH, value)) done(error, value);
      else done(new DomainError('request.malformed-json'));
    });
  });
}

/** RFC 8058: email clients post List-Unsubscribe=One-Click as a form; everything that matters is in the URL. */
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

const MAIL_REPORTS: ReadonlySet<string | undefined> = new Set([API.mailBounces, API.mailComplaints]);

/**
 * Mail servers post raw messages; for a multipart one, the request's content type is the message's own. What a provider's
 * webhook gets stays as it came: signatures cover the bytes, and Amazon calls its JSON plain text.
 */
function acceptMailReports(server: FastifyInstance): void {
  server.addContentTypeParser(
    ['message/rfc822', 'multipart/report', 'text/plain'],
    { parseAs: 'string' },
    (request, body, done) => {
      const type = request.headers['content-type'] ?? '';
      if (request.routeOptions.url === MAIL_WEBHOOK && type.startsWith('text/plain')) done(null, body);
      else if (!MAIL_REPORTS.has(request.routeOptions.url)) done(new DomainError('request.not-json'));
      else
        done(null, {
          message: `${type.startsWith('multipart/') ? `Content-Type: ${type}\r\n\r\n` : ''}${body.toString()}`,
        });
    },
  );
}

/** Drops keys named "constructor", which class-transformer would call; false when the value is too deep. */
function clean(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Object.hasOwn(value, 'constructor')) Reflect.deleteProperty(value, 'constructor');
  return depth > 0 && Object.values(value).every((inner) => clean(depth - 1, inner));
}
