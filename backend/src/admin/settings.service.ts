import { Injectable } from '@nestjs/common';
import type { AdminSettings, ServiceStatus } from '#contract/admin';
import { Config } from '../platform/config/config';

/** What this deployment is configured to do. Names of servers, and never a password or a key. */
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
        { label: 'Session store', value: 'PostgreSQL; only hashes of the identifiers are kept, for 30 days' },
        { label: 'Password hashing', value: 'Argon2id with a salt for each password' },
        { label: 'Email confirmation', value: 'Required before an account can be used' },
      ],
    };
  }

  private mailServices(): ServiceStatus[] {
    const { smtpUrl, mailFrom, supportEmail, redisUrl } = this.config;
    const { hostname, port, protocol } = new URL(smtpUrl);
    return [
      {
        name: 'Mail server',
        state: 'healthy',
        detail: `${hostname}${port ? `:${port}` : ''}, ${protocol === 'smtps:' ? 'encrypted from the start' : 'SMTP'}`,
      },
      { name: 'Sender', state: 'healthy', detail: mailFrom },
      { name: 'Support address', state: 'healthy', detail: supportEmail },
      {
        name: 'Delivery queue',
        state: 'healthy',
        detail: redisUrl
          ? 'Redis (BullMQ), backed by the outbox table'
          : 'In this process, backed by the outbox table',
      },
    ];
  }
}
