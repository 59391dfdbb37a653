import type { FastifyInstance } from 'fastify';
import { LISTED_PAGES } from '#contract/pages';

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

/** /robots.txt and /sitemap.xml, with the addresses of this deployment. */
export function registerSearchEngineFiles(server: FastifyInstance, appUrl: string): void {
  const robots = robotsText(appUrl);
  const sitemap = sitemapXml(appUrl);
  server.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(robots),
  );
  server.get('/sitemap.xml', (_request, reply) =>
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(sitemap),
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
