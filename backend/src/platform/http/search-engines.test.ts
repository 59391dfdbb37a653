import fastify, { type FastifyInstance } from 'fastify';
import { registerSearchEngineFiles } from './search-engines';

let server: FastifyInstance;
beforeAll(() => {
  server = fastify();
  registerSearchEngineFiles(server, 'https://dates.example');
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
