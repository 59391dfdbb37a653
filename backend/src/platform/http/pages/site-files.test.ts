import fastify, { type FastifyInstance } from 'fastify';
import { Clock } from '../../clock/clock';
import { registerSiteFiles } from './site-files';

class FixedClock extends Clock {
  now(): Date {
    return new Date('2026-03-01T15:30:00Z');
  }
}

let server: FastifyInstance;
beforeAll(() => {
  server = fastify();
  registerSiteFiles(
    server,
    { appUrl: 'https://dates.example', supportEmail: 'help@dates.example' },
    new FixedClock(),
  );
});
afterAll(() => server.close());

describe('a search engine', () => {
  it('gets a list of pages with the address of this deployment', async () => {
    const answer = await server.inject({ url: '/sitemap.xml' });
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const pages = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page);
    expect(pages).toEqual([
      'https://dates.example/',
      'https://dates.example/auth',
      'https://dates.example/privacy-policy',
      'https://dates.example/terms-conditions',
      'https://dates.example/contact',
    ]);
  });

  it('is kept out of private pages', async () => {
    const answer = await server.inject({ url: '/robots.txt' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^User-agent: \*\n/);
    for (const path of ['/api/', '/dashboard', '/admin', '/reset-password'])
      expect(answer.body).toContain(`Disallow: ${path}\n`);
    expect(answer.body).not.toMatch(/Disallow: \/\n/);
    expect(answer.body).toContain('Sitemap: https://dates.example/sitemap.xml');
  });
});

describe('someone who found a security problem', () => {
  it('reads where to report it, and for how long that is good (RFC 9116)', async () => {
    const answer = await server.inject({ url: '/.well-known/security.txt' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      'Contact: mailto:help@dates.example\nExpires: 2026-08-28T00:00:00Z\nPreferred-Languages: en\n' +
        'Canonical: https://dates.example/.well-known/security.txt\n',
    );
  });
});
