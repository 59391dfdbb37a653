// @ts-check
import { createHash, timingSafeEqual } from 'node:crypto';

const LOOPBACK_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** @typedef {import('node:http').IncomingMessage} Request */

/**
 * Lets in requests with the token, which comes from the link that the start prints or the cookie that following it
 * leaves. Any process and any web page on the machine can reach the port, and the emails contain password resets.
 */
export class InboxAccess {
  /** @param {{ token: string, loopbackOnly: boolean }} options */
  constructor({ token, loopbackOnly }) {
    this.token = token;
    this.loopbackOnly = loopbackOnly;
  }

  /**
   * False for another host name (DNS rebinding: a site can point its own name at this address) and for requests that
   * another origin's page makes. @param {Request} request
   */
  isOwnPage({ headers }) {
    const { host = '', origin } = headers;
    if (this.loopbackOnly && !LOOPBACK_NAMES.test(host)) return false;
    return origin === undefined || origin === `http://${host}`;
  }

  /** @param {Request} request @param {URL} url */
  isAllowed(request, url) {
    const [, bearer = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    return [bearer, url.searchParams.get('token') ?? '', cookieOf(request)].some((given) =>
      isSame(given, this.token),
    );
  }

  /** The header that lets this browser in from now on. @param {Request} request */
  cookieFor(request) {
    return `${cookieName(request)}=${this.token}; HttpOnly; SameSite=Strict; Path=/`;
  }
}

/** Cookies don't distinguish ports, but several inboxes may run on one machine. @param {Request} request */
function cookieName({ socket }) {
  return `inbox-${socket.localPort}`;
}

/** @param {Request} request */
function cookieOf(request) {
  const start = `${cookieName(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
}

/** @param {string} given @param {string} expected */
function isSame(given, expected) {
  const digest = (/** @type {string} */ text) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
