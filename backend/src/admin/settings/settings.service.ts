import { Injectable } from '@nestjs/common';
import type { AdminSettings, ServiceStatus } from '#contract/console/admin';
import { Config } from '../../platform/config/config';
import { SystemHealthService } from '../health/system-health.service';

const LIST = new Intl.ListFormat('en-US');

/** This deployment's configuration, and whether its mail server is well: server names, but never a password or a key. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly config: Config,
    private readonly health: SystemHealthService,
  ) {}

  async settings(): Promise<AdminSettings> {
    const { adminEmail, console: operator } = this.config;
    return {
      mail: [await this.mailServer(), ...this.delivery(), ...this.manners()],
      mailConsole: [...operator.mailConsole],
      security: [
        { label: 'Current admin', value: adminEmail },
        {
          label: 'Session store',
          value: 'The database; only hashes of the session ids are kept, for 30 days',
        },
        { label: 'Password hashing', value: 'Argon2id, with a separate salt for each password' },
        { label: 'Email confirmation', value: 'Required before an account can be used' },
      ],
    };
  }

  /** The only one of these that can be unwell, so its state is measured. */
  private async mailServer(): Promise<ServiceStatus> {
    const { smtpUrl, mail } = this.config;
    const { hostname, port, protocol } = new URL(smtpUrl);
    const otherwise = mail.requiresStartTls ? 'SMTP with STARTTLS' : 'SMTP, encrypted where offered';
    const { state, detail } = await this.health.mailCheck();
    const server = `${hostname}${port ? `:${port}` : ''}, ${protocol === 'smtps:' ? 'SMTP over TLS' : otherwise}`;
    return { name: 'Mail server', state, detail: `${server}. ${detail}` };
  }

  private delivery(): ServiceStatus[] {
    const { mailFrom, supportEmail, redisUrl } = this.config;
    return [
      set('Sender', mailFrom),
      set('Support address', supportEmail),
      set(
        'Delivery queue',
        `${redisUrl ? 'Shared by all processes' : 'In this process'}, backed by the database`,
      ),
    ];
  }

  private manners(): ServiceStatus[] {
    const { dkim, tracking } = this.config.mail;
    const reporters = this.reporters();
    return [
      dkim
        ? on('DKIM signing', `${dkim.selector}._domainkey.${dkim.domain}`)
        : off('DKIM signing', 'DKIM_DOMAIN'),
      tracking
        ? on('Opens and clicks', 'Counted in optional email only')
        : off('Opens and clicks', 'MAIL_TRACKING'),
      reporters.length === 0
        ? off('Bounce and complaint reports', 'MAIL_WEBHOOK_TOKEN')
        : on('Bounce and complaint reports', `Accepted ${LIST.format(reporters)}`),
    ];
  }

  private reporters(): string[] {
    const { webhookToken, webhooks } = this.config.mail;
    const { sesTopics, postmarkToken, sendgridKey, mailgunKey } = webhooks;
    const all = [
      [webhookToken, 'with the MAIL_WEBHOOK_TOKEN'],
      [sesTopics, 'from Amazon SES'],
      [postmarkToken, 'from Postmark'],
      [sendgridKey, 'from SendGrid'],
      [mailgunKey, 'from Mailgun'],
    ] as const;
    return all.flatMap(([setting, words]) => (setting === null ? [] : [words]));
  }
}

/** A setting says nothing about health. */
function set(name: string, detail: string): ServiceStatus {
  return { name, state: null, detail };
}

function on(name: string, detail: string): ServiceStatus {
  return { name, state: 'on', detail };
}

function off(name: string, variable: string): ServiceStatus {
  return { name, state: 'off', detail: `Off; ${variable} turns it on` };
}
