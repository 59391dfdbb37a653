import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Metrics } from '../../platform/telemetry/metrics';
import { ALL_KINDS } from '../suppressions/suppression';
import { SuppressionsService } from '../suppressions/suppressions.service';
import { wantsEmails } from '../../users/user';
import { UsersService } from '../../users/users.service';
import { CampaignWordsSource } from '../rendering/campaign-words-source';
import { CLAIM_SECONDS, MAX_ATTEMPTS, optionalKindOf, retryDelaySeconds } from '../mail';
import { MailQueue } from './mail-queue';
import { MailRenderer } from '../rendering/mail-renderer';
import { Mailer, PermanentMailError, RefusedRecipientError } from './mailer';
import { OutboxRepository, type Backlog, type ClaimedMail, type SentMail } from './outbox.repository';

const SWEEP_BATCH = 500;
/** How often an email of a paused campaign checks whether the campaign has resumed. */
const PAUSED_MS = 30_000;
const KEEP_SETTLED_DAYS = 30;
const DAY_MS = 86_400_000;

@Injectable()
export class MailDeliveryService {
  private readonly logger = new Logger('Mail');
  /** Claimed by this process and not settled yet. */
  private readonly inHand = new Set<string>();

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly mailer: Mailer,
    private readonly renderer: MailRenderer,
    private readonly suppressions: SuppressionsService,
    private readonly users: UsersService,
    private readonly campaigns: CampaignWordsSource,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** Sends one outbox entry, unless another worker has it. Returns the milliseconds until the next attempt, or null. */
  async deliver(id: string): Promise<number | null> {
    const now = this.clock.now();
    const claimed = await this.outbox.claim(id, now, new Date(now.getTime() + CLAIM_SECONDS * 1000));
    if (!claimed) return null;
    this.inHand.add(id);
    try {
      return await this.send(claimed);
    } finally {
      this.inHand.delete(id);
    }
  }

  /** Releases this process's claims when it has to stop, so that another worker can take them right away. */
  async releaseClaims(): Promise<void> {
    await this.outbox.release([...this.inHand]);
  }

  private async send(mail: ClaimedMail): Promise<number | null> {
    const campaign = mail.type === 'campaign' ? await this.campaigns.statusOf(mail.data) : null;
    if (campaign === 'paused') {
      await this.outbox.postpone(mail.id, new Date(this.clock.now().getTime() + PAUSED_MS));
      return PAUSED_MS;
    }
    if (campaign === 'cancelled' || (await this.isUnwanted(mail))) {
      await this.outbox.markSuppressed(mail.id, this.clock.now());
      this.metrics.mail(mail.type, 'suppressed');
      return null;
    }
    let subject: string;
    try {
      const rendered = await this.renderer.render(mail.id, mail);
      await this.mailer.send(rendered);
      subject = rendered.subject;
    } catch (error) {
      return this.recordFailure(mail, error);
    }
    await this.outbox.markSent(mail.id, this.clock.now(), logOf(mail, subject));
    this.metrics.mail(mail.type, 'sent');
    return null;
  }

  /** Announces everything due: covers a wiped queue, a dead worker and a process that stopped before announcing. */
  async sweep(): Promise<number> {
    const ids = await this.outbox.due(this.clock.now(), SWEEP_BATCH);
    for (const id of ids) this.queue.announce(id);
    return ids.length;
  }

  /** The backlog, for operators. */
  backlog(): Promise<Backlog> {
    return this.outbox.backlog(this.clock.now());
  }

  async deleteSettled(): Promise<void> {
    await this.outbox.deleteSettled(new Date(this.clock.now().getTime() - KEEP_SETTLED_DAYS * DAY_MS));
  }

  /** Checked at sending time, not when the email was requested. */
  private async isUnwanted(mail: ClaimedMail): Promise<boolean> {
    const kind = optionalKindOf(mail);
    if (kind === null || mail.words) return false;
    const account = mail.userId === null ? null : await this.users.find(mail.userId);
    return (account !== null && !wantsEmails(account, kind)) || this.suppressions.isSuppressed(mail.to, kind);
  }

  private async recordFailure(mail: ClaimedMail, error: unknown): Promise<number | null> {
    const reason = error instanceof Error ? error.message : String(error);
    const now = this.clock.now();
    if (error instanceof RefusedRecipientError)
      await this.suppressions.suppress(mail.to, ALL_KINDS, 'bounced');
    if (error instanceof PermanentMailError || mail.attempt >= MAX_ATTEMPTS) {
      if (error instanceof RefusedRecipientError) await this.outbox.markBounced(mail.id, now, reason);
      else await this.outbox.markDead(mail.id, now, reason);
      this.metrics.mail(mail.type, 'dead');
      this.logger.error(
        `Email ${mail.id} (${mail.type}) given up after ${mail.attempt} attempt(s): ${reason}`,
      );
      return null;
    }
    const delayMs = retryDelaySeconds(mail.attempt) * 1000;
    await this.outbox.scheduleRetry(mail.id, new Date(now.getTime() + delayMs), reason);
    this.metrics.mail(mail.type, 'retry');
    this.logger.warn(`Email ${mail.id} (${mail.type}) failed, attempt ${mail.attempt}: ${reason}`);
    return delayMs;
  }
}

/** Emails to support are about a user, not to one, so no user's log shows them. */
function logOf(mail: ClaimedMail, subject: string): SentMail | null {
  if (mail.type === 'contact_message') return null;
  const campaignId = mail.type === 'campaign' && 'campaignId' in mail.data ? mail.data.campaignId : null;
  return { subject, mailKind: optionalKindOf(mail), campaignId };
}
