import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Config } from '../platform/config/config';
import { SecurityEventsService } from '../security-events/security-events.service';
import { MailLinksService } from './mail-links/mail-links.service';
import { SecondFactorSignInService } from './second-factor/second-factor-sign-in.service';
import { SessionsService } from './sessions/sessions.service';

@Injectable()
export class AuthHousekeeping {
  constructor(
    private readonly config: Config,
    private readonly sessions: SessionsService,
    private readonly links: MailLinksService,
    private readonly events: SecurityEventsService,
    private readonly secondFactor: SecondFactorSignInService,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async removeExpired(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.sessions.removeExpired();
    await this.links.removeExpired();
    await this.events.removeExpired();
    await this.secondFactor.removeExpired();
  }
}
