import type { FastifyInstance } from 'fastify';
import { LISTED_PAGES } from '#contract/pages';
import type { Clock } from '../../clock/clock';
import type { Config } from '../../config/config';

const CACHE = 'public, max-age=3600';
/** Paths that need a session or a link from an email, or are not pages. */
const UNLISTED = [
  '/api/',
  '/admin',
  '/auth-original',
  '/auth-test',
  '/confirm-email',
  '/confirmation',
  '/criteria-selection',
  '/dashboard',
  '/form/',
  '/metrics',
  '/onboarding',
  '/profile-settings',
  '/reset-password',
  '/standards-picker',
  '/unsubscribe',
] as const;

const SECURITY_CONTACT = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year, so that an abandoned site stops giving out an address. */
const CONTACT_GOOD_FOR_DAYS = 180;

/** /robots.txt, /sitemap.xml and /.well-known/security.txt, with the addresses of this deployment. */
export function registerSiteFiles(
  server: FastifyInstance,
  { appUrl, supportEmail }: Pick<Config, 'appUrl' | 'supportEmail'>,
  clock: Clock,
): void {
  const robots = robotsText(appUrl);
  const sitemap = sitemapXml(appUrl);
  server.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(robots),
  );
  server.get('/sitemap.xml', (_request, reply) =>
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(sitemap),
  );
  server.get(SECURITY_CONTACT, (_request, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('text/plain; charset=utf-8')
      .send(securityText(appUrl, supportEmail, clock.now())),
  );
}

function robotsText(appUrl: string): string {
  const disallowed = UNLISTED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${disallowed}Allow: /\n\nSitemap: ${appUrl}/sitemap.xml\n`;
}

function sitemapXml(appUrl: string): string {
  const urls = LISTED_PAGES.map((path) => `  <url><loc>${appUrl}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** RFC 9116. The expiry is the same all day, so that caches agree. */
function securityText(appUrl: string, supportEmail: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  const expires = new Date((today + CONTACT_GOOD_FOR_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z');
  return `Contact: mailto:${supportEmail}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${appUrl}${SECURITY_CONTACT}\n`;
}
