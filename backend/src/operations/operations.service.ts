import { Injectable } from '@nestjs/common';
import type { MailType } from '../mail/mail-payloads';
import { OutboxService } from '../mail/outbox/outbox.service';
import { MailServerService } from '../mail/server/mail-server.service';
import { withinMs } from '../platform/clock/time-limit';
import { TIME_LIMITS } from '../platform/database/connections/time-limits';
import { inWork, Work } from '../platform/database/connections/work';
import { Database } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { Metrics } from '../platform/telemetry/metrics';

/** All of them, which the compiler checks. */
const MAIL_TYPES = Object.keys({
  confirmation: true,
  already_registered: true,
  welcome: true,
  password_reset: true,
  email_change: true,
  email_changed: true,
  security_notice: true,
  administrator_invitation: true,
  contact_message: true,
  contact_reply: true,
  first_match_encouragement: true,
  no_standards_reminder: true,
  no_date_reminder: true,
  date_reminder: true,
  campaign: true,
} satisfies Record<MailType, true>);
/** The mail server is away, which the workers have noticed; or no worker sends what is due. */
export type Lateness = 'server-away' | 'late';

const DATABASE_WITHIN_MS = 3_000;
const LATE_SECONDS = 60;

@Injectable()
export class OperationsService {
  private looking: Promise<boolean> | null = null;

  constructor(
    private readonly database: Database,
    private readonly figures: Metrics,
    private readonly outbox: OutboxService,
    private readonly mailServer: MailServerService,
  ) {
    figures.expectMails(MAIL_TYPES);
    figures.watchBacklog(async () => {
      const { depth, oldestSeconds } = await this.outbox.backlog();
      return { depth, oldestSeconds, serverAwaySeconds: (await this.mailServer.outage())?.seconds ?? 0 };
    });
  }

  /**
   * Throws server.unavailable unless the database answers. Redis is not checked: everything keeps working without it.
   */
  async requireReady(): Promise<void> {
    // Questions that come while one is under way share its answer.
    this.looking ??= this.isDatabaseHere().finally(() => (this.looking = null));
    if (!(await this.looking)) throw new DomainError('server.unavailable');
  }

  private isDatabaseHere(): Promise<boolean> {
    const probe = new Work({
      kind: 'probe',
      owner: 'monitoring',
      purpose: 'health',
      limitMs: TIME_LIMITS.probe,
    });
    return inWork(probe, () =>
      this.database.query('health', 'select 1', []).then(
        () => true,
        () => false,
      ),
    );
  }

  /**
   * Why an attempt has been due for more than a minute; null when none has, or when the database doesn't say in time. An
   * email whose next attempt is yet to come says nothing about this process.
   */
  async mailLateness(): Promise<Lateness | null> {
    try {
      return await withinMs(DATABASE_WITHIN_MS, this.lookAtMail());
    } catch {
      return null;
    }
  }

  private async lookAtMail(): Promise<Lateness | null> {
    const { overdueSeconds } = await this.outbox.backlog();
    if (overdueSeconds <= LATE_SECONDS) return null;
    return (await this.mailServer.outage()) ? 'server-away' : 'late';
  }

  async metrics(): Promise<{ text: string; contentType: string }> {
    return { text: await this.figures.text(), contentType: this.figures.contentType };
  }
}
