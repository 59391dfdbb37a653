import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock';
import type { Config } from '../config/config';

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year, so that an abandoned site stops giving out an address. */
const GOOD_FOR_DAYS = 180;

/** /.well-known/security.txt: where to report a security problem of this deployment. */
export function registerSecurityContact(
  server: FastifyInstance,
  { appUrl, supportEmail }: Pick<Config, 'appUrl' | 'supportEmail'>,
  clock: Clock,
): void {
  server.get(PATH, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${supportEmail}`,
          `Expires: ${expiryFrom(clock.now())}`,
          'Preferred-Languages: en',
          `Canonical: ${appUrl}${PATH}`,
          '',
        ].join('\n'),
      ),
  );
}

/** The same all day, so that caches agree. */
function expiryFrom(now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  return new Date((today + GOOD_FOR_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z');
}
