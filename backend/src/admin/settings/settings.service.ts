import { Injectable } from '@nestjs/common';
import type { AdminSettings, ServiceStatus } from '#contract/console/admin';
import { Config } from '../../platform/config/config';

/** This deployment's configuration: server names, but never a password or a key. */
@Injectable()
export class SettingsService {
  constructor(private readonly config: Config) {}

  settings(): AdminSettings {
    const { adminEmail, console: operator } = this.config;
    return {
      mail: this.mailServices(),
      mailConsole: [...operator.mailConsole],
      security: [
        { label: 'Current admin', value: adminEmail },
        { label: 'Session store', value: 'PostgreSQL; only hashes of the session ids are kept, for 30 days' },
        { label: 'Password hashing', value: 'Argon2id, with a separate salt for each password' },
        { label: 'Email confirmation', value: 'Required before an account can be used' },
      ],
    };
  }

  private mailServices(): ServiceStatus[] {
    return [...this.delivery(), ...this.manners()];
  }

  private delivery(): ServiceStatus[] {
    const { smtpUrl, mailFrom, supportEmail, redisUrl, mail } = this.config;
    const { hostname, port, protocol } = new URL(smtpUrl);
    const otherwise = mail.requiresStartTls ? 'SMTP with STARTTLS' : 'SMTP, encrypted where offered';
    return [
      on(
        'Mail server',
        `${hostname}${port ? `:${port}` : ''}, ${protocol === 'smtps:' ? 'SMTP over TLS' : otherwise}`,
      ),
      on('Sender', mailFrom),
      on('Support address', supportEmail),
      on('Delivery queue', `${redisUrl ? 'Redis (BullMQ)' : 'In this process'}, backed by the outbox table`),
    ];
  }

  private manners(): ServiceStatus[] {
    const { dkim, tracking, webhookToken } = this.config.mail;
    return [
      dkim
        ? on('DKIM signing', `${dkim.selector}._domainkey.${dkim.domain}`)
        : off('DKIM signing', 'DKIM_DOMAIN'),
      tracking
        ? on('Opens and clicks', 'Counted in optional email only')
        : off('Opens and clicks', 'MAIL_TRACKING'),
      webhookToken === null
        ? off('Bounce and complaint reports', 'MAIL_WEBHOOK_TOKEN')
        : on('Bounce and complaint reports', 'Accepted with the MAIL_WEBHOOK_TOKEN'),
    ];
  }
}

function on(name: string, detail: string): ServiceStatus {
  return { name, state: 'healthy', detail };
}

function off(name: string, variable: string): ServiceStatus {
  return { name, state: 'off', detail: `Off; ${variable} turns it on` };
}
