import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Config } from '../platform/config/config';
import { BackgroundJob } from '../platform/jobs/background-job';
import { SecurityEventsService } from '../security-events/security-events.service';
import { InvitationsService } from './administrator/invitations.service';
import { MailLinksService } from './mail-links/mail-links.service';
import { SecondFactorSignInService } from './second-factor/second-factor-sign-in.service';
import { SessionsService } from './sessions/sessions.service';

const LIMIT_MS = 300_000;

@Injectable()
export class AuthHousekeeping {
  private readonly job = new BackgroundJob('remove what has expired', { limitMs: LIMIT_MS, isLong: true });

  constructor(
    private readonly config: Config,
    private readonly sessions: SessionsService,
    private readonly links: MailLinksService,
    private readonly invitations: InvitationsService,
    private readonly events: SecurityEventsService,
    private readonly secondFactor: SecondFactorSignInService,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async removeExpired(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.job.run(async () => {
      await this.sessions.removeExpired();
      await this.links.removeExpired();
      await this.invitations.removeExpired();
      await this.events.removeExpired();
      await this.secondFactor.removeExpired();
    });
  }
}
