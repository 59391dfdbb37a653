import fastify from 'fastify';
import { contentSecurityPolicy, registerSecurity } from './security';

async function headersAt(appUrl: string) {
  const server = fastify();
  registerSecurity(server, { appUrl, secureCookies: appUrl.startsWith('https:') });
  server.get('/', () => 'hello');
  const { headers } = await server.inject('/');
  return headers;
}

describe('the headers of every answer', () => {
  it('require HTTPS when the app is served over HTTPS', async () => {
    expect((await headersAt('https://dates.example'))['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await headersAt('http://localhost:3000'))['strict-transport-security']).toBeUndefined();
  });
});

describe('the content policy', () => {
  it('allows only our own resources', () => {
    expect(contentSecurityPolicy(null)).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
        "connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
  });

  it("allows the page's own style tags", () => {
    expect(contentSecurityPolicy('abc')).toContain(";style-src 'self' 'nonce-abc';");
  });

  it('can have exceptions', () => {
    const policy = contentSecurityPolicy(null, { 'img-src': ["'self'"], 'frame-ancestors': ["'self'"] });
    expect(policy).toContain(";img-src 'self';");
    expect(policy).toMatch(/frame-ancestors 'self'$/);
  });
});
