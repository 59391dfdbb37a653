import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';

/** A cookie that scripts cannot read and, over https, no subdomain can plant. */
export abstract class HostCookie {
  /** As browsers know it. */
  readonly name: string;
  private readonly options: { path: '/'; httpOnly: true; sameSite: 'lax' | 'strict'; secure: boolean };

  constructor(
    config: Pick<Config, 'secureCookies'>,
    name: string,
    private readonly maxAgeSeconds: number,
    /** Strict where no link from elsewhere needs it. */
    sameSite: 'lax' | 'strict' = 'lax',
  ) {
    this.name = config.secureCookies ? `__Host-${name}` : name;
    this.options = { path: '/', httpOnly: true, sameSite, secure: config.secureCookies };
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] || null;
  }

  write(reply: FastifyReply, value: string): void {
    void reply.setCookie(this.name, value, { ...this.options, maxAge: this.maxAgeSeconds });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }
}
