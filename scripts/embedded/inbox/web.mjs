// @ts-check
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const PAGE_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// The email itself: no scripts, no forms, its own origin; links may open tabs, and images may load.
const MAIL_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
  "img-src http: https: data:; font-src data:; frame-ancestors 'self'";
const KEEP_ALIVE_MS = 25_000;

const asset = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url));
const LOCKED_PAGE = asset('locked.html');
const STYLE = '/page.css';
const ASSETS = /** @type {Record<string, [string, Buffer]>} */ ({
  '/': ['text/html', asset('page.html')],
  [STYLE]: ['text/css', asset('page.css')],
  '/page.js': ['text/javascript', asset('page.js')],
});

/**
 * The inbox's web page and its JSON.
 * @param {import('./store.mjs').MailStore} store
 * @param {import('./access.mjs').InboxAccess} access
 */
export function createInboxServer(store, access) {
  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'no-store');
    if (!access.isOwnPage(request)) return answer(response, 403, 'text/plain', 'Forbidden');
    const url = new URL(request.url ?? '/', 'http://inbox');
    if (!access.isAllowed(request, url) && url.pathname !== STYLE) return answerLocked(url, response);
    if (url.pathname === '/' && url.searchParams.has('token')) {
      // The token stays in the cookie, and out of the address bar and the history.
      response.setHeader('Set-Cookie', access.cookieFor(request));
      return response.writeHead(303, { Location: '/' }).end();
    }
    route(store, request, url, response).catch(() =>
      answer(response, 500, 'text/plain', 'The email could not be read'),
    );
  });
}

/** @param {URL} url @param {import('node:http').ServerResponse} response */
function answerLocked({ pathname }, response) {
  if (pathname !== '/')
    return answer(response, 401, 'text/plain', 'Open the inbox with the link printed at the start');
  response.setHeader('Content-Security-Policy', PAGE_CSP);
  return answer(response, 401, 'text/html', LOCKED_PAGE);
}

/** @param {import('./store.mjs').MailStore} store @param {import('node:http').IncomingMessage} request @param {URL} url @param {import('node:http').ServerResponse} response */
async function route(store, request, url, response) {
  const call = `${request.method} ${url.pathname}`;
  if (call === 'GET /api/messages') return json(response, store.list(url.searchParams.get('to')));
  if (call === 'DELETE /api/messages') {
    await store.clear();
    return answer(response, 204, 'text/plain', '');
  }
  if (call === 'GET /api/events') return streamChanges(store, response);
  const [, id, part] = /^\/api\/messages\/([\w-]+)(?:\/(html|raw))?$/.exec(url.pathname) ?? [];
  if (id && request.method === 'GET') return answerMessage(store, id, part, response);
  const file = request.method === 'GET' ? ASSETS[url.pathname] : undefined;
  if (!file) return answer(response, 404, 'text/plain', 'Not found');
  response.setHeader('Content-Security-Policy', PAGE_CSP);
  return answer(response, 200, file[0], file[1]);
}

/** @param {import('./store.mjs').MailStore} store @param {string} id @param {string | undefined} part @param {import('node:http').ServerResponse} response */
async function answerMessage(store, id, part, response) {
  const message = store.find(id);
  if (!message) return answer(response, 404, 'text/plain', 'This email is no longer here');
  if (part === 'raw') return answer(response, 200, 'text/plain', await store.raw(message));
  if (part !== 'html') return json(response, message);
  response.setHeader('Content-Security-Policy', MAIL_CSP);
  return answer(response, 200, 'text/html', linksInNewTabs(message.html));
}

/** When an HTML attribute is repeated, the first one wins, so the email can't override these. @param {string} html */
function linksInNewTabs(html) {
  return html.replace(/<a(?=\s)/gi, '<a target="_blank" rel="noopener noreferrer"');
}

/** @param {import('./store.mjs').MailStore} store @param {import('node:http').ServerResponse} response */
function streamChanges(store, response) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write('retry: 1000\n\n');
  const stop = store.onChange(() => response.write('event: change\ndata: {}\n\n'));
  const beat = setInterval(() => response.write(': still here\n\n'), KEEP_ALIVE_MS);
  response.once('close', () => {
    stop();
    clearInterval(beat);
  });
}

/** @param {import('node:http').ServerResponse} response @param {unknown} value */
function json(response, value) {
  answer(response, 200, 'application/json', JSON.stringify(value));
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} type @param {string | Buffer} body */
function answer(response, status, type, body) {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}
