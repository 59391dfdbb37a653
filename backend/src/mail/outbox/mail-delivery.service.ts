import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { REMINDER_KEYS } from '#contract/console/campaigns/automations';
import { Clock } from '../../platform/clock/clock';
import { UTC } from '../../platform/clock/local-time';
import { afterNight } from '../../platform/clock/quiet-hours';
import { withinMs } from '../../platform/clock/time-limit';
import { AddressHash } from '../../platform/crypto/address-hash';
import { Metrics } from '../../platform/telemetry/metrics';
import { ALL_KINDS } from '../suppressions/suppression';
import { SuppressionsService } from '../suppressions/suppressions.service';
import { wantsEmails } from '../../users/user';
import { UsersService } from '../../users/users.service';
import { LinkRenewalService } from '../links/link-renewal.service';
import { CampaignWordsSource } from '../rendering/campaign-words-source';
import { MailServerService } from '../server/mail-server.service';
import { MAX_ATTEMPTS, optionalKindOf, retryDelaySeconds } from '../mail';
import type { MailType } from '../mail-payloads';
import { MAIL_TEXTS } from '../templates/mail-texts';
import { MailRenderer } from '../rendering/mail-renderer';
import { DeliveryRepository, type Claim, type ClaimedMail, type SentMail } from './delivery.repository';
import { DeliverySlots } from './delivery-slots';
import { Mailer, PermanentMailError, RefusedRecipientError, TemporaryMailError } from './mailer';

/** As many as the mail server gets connections. */
const AT_A_TIME = 20;
/** What the queue has not brought by then, this process takes from the outbox itself. */
const OVERDUE_SECONDS = 3;
/** How often an email of a paused campaign checks whether the campaign has resumed. */
const PAUSED_SECONDS = 30;
/** Older emails that a server puts off are judged by their own attempts again, so that they come to an end. */
const SHELTERED_SECONDS = 5 * 86_400;
const ANSWER_WITHIN_MS = 10_000;
const SAVE_TRIES = 60;
const SAVE_AGAIN_MS = 1_000;
/** Ordered at an hour that suits their recipient. When that is long over, they wait for the morning, as campaigns do. */
const HAS_AN_HOUR: ReadonlySet<MailType> = new Set(['first_match_encouragement', ...REMINDER_KEYS]);
const ITS_HOUR_SECONDS = 3_600;
const TOO_LATE = 'Dropped: the time for it has passed';
const LINK_GONE = 'Dropped: its link was used or replaced meanwhile';

interface InHand extends Claim {
  /** The server has it. */
  accepted: boolean;
}

@Injectable()
export class MailDeliveryService {
  private readonly logger = new Logger('Mail');
  private readonly slots = new DeliverySlots(AT_A_TIME);
  /** Claimed by this process and not settled yet. */
  private readonly inHand = new Set<InHand>();
  private readonly running = new Set<Promise<unknown>>();
  private stopping = false;

  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly mailer: Mailer,
    private readonly renderer: MailRenderer,
    private readonly links: LinkRenewalService,
    private readonly server: MailServerService,
    private readonly suppressions: SuppressionsService,
    private readonly users: UsersService,
    private readonly campaigns: CampaignWordsSource,
    private readonly addresses: AddressHash,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  /** Sends one outbox entry, unless another worker has it. Returns the milliseconds until the next attempt, or null. */
  async deliver(id: string): Promise<number | null> {
    await this.slots.take();
    try {
      const claimed = this.stopping ? null : await this.deliveries.claim(id);
      return claimed && (await this.handle(claimed));
    } finally {
      this.slots.give();
    }
  }

  /**
   * Takes what is overdue straight from the outbox, whatever the queue says: covers a wiped, frozen or absent queue, a
   * dead worker, and a process that stopped before announcing. While the mail server is away, takes one email to see
   * whether it is back.
   */
  async sweep(dueForSeconds = OVERDUE_SECONDS): Promise<void> {
    const free = this.stopping ? 0 : this.slots.takeFree();
    if (free === 0) return;
    let claimed: ClaimedMail[] = [];
    try {
      claimed = await withinMs(ANSWER_WITHIN_MS, this.claimDueOrProbe(free, dueForSeconds));
    } finally {
      this.slots.give(free - claimed.length);
    }
    for (const mail of claimed) this.start(mail);
  }

  /** Keeps the claims of this process while their conversations with the mail server go on. */
  async extendClaims(): Promise<void> {
    if (this.inHand.size > 0)
      await withinMs(ANSWER_WITHIN_MS, this.deliveries.extendClaims([...this.inHand]));
  }

  /** Starts nothing more, and resolves once everything in hand is settled. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled(this.running);
  }

  /** Releases this process's claims when it has to stop, so that another worker can take them right away. */
  async releaseClaims(): Promise<void> {
    await this.deliveries.release([...this.inHand].filter(({ accepted }) => !accepted));
  }

  private async claimDueOrProbe(limit: number, dueForSeconds: number): Promise<ClaimedMail[]> {
    const due = await this.deliveries.claimDue(limit, dueForSeconds);
    return due.length > 0 ? due : this.deliveries.claimProbe();
  }

  /** Has a slot; when it is done, the next overdue email takes it. */
  private start(mail: ClaimedMail): void {
    this.handle(mail)
      .catch((error: unknown) =>
        this.logger.warn(
          `A delivery failed unexpectedly: ${error instanceof Error ? error.message : 'unknown'}`,
        ),
      )
      .finally(() => {
        this.slots.give();
        this.sweepSoon();
      });
  }

  private sweepSoon(dueForSeconds = OVERDUE_SECONDS): void {
    this.sweep(dueForSeconds).catch((error: unknown) =>
      this.logger.warn(`Could not read the outbox: ${error instanceof Error ? error.message : 'unknown'}`),
    );
  }

  private async handle(mail: ClaimedMail): Promise<number | null> {
    const inHand: InHand = { id: mail.id, attempt: mail.attempt, accepted: false };
    this.inHand.add(inHand);
    const sending = this.send(mail, inHand);
    this.running.add(sending);
    try {
      return await sending;
    } finally {
      this.inHand.delete(inHand);
      this.running.delete(sending);
    }
  }

  private async send(claimed: ClaimedMail, inHand: InHand): Promise<number | null> {
    const campaign = claimed.type === 'campaign' ? await this.campaigns.statusOf(claimed.data) : null;
    if (campaign === 'paused') {
      await this.deliveries.postpone(claimed, PAUSED_SECONDS);
      return PAUSED_SECONDS * 1000;
    }
    const isTimed =
      campaign !== null || (HAS_AN_HOUR.has(claimed.type) && claimed.ageSeconds > ITS_HOUR_SECONDS);
    const night = isTimed ? await this.nightSecondsFor(claimed) : 0;
    if (night > 0 && campaign !== 'cancelled') {
      await this.deliveries.postpone(claimed, night);
      return night * 1000;
    }
    if (campaign === 'cancelled' || (await this.isUnwanted(claimed))) return this.suppress(claimed, null);
    if (claimed.sendBy !== undefined && new Date(claimed.sendBy) < this.clock.now())
      return this.suppress(claimed, TOO_LATE);
    const mail = await this.links.refresh(claimed);
    if (!mail) {
      this.logger.log(`Email ${claimed.id} (${claimed.type}): ${LINK_GONE}`);
      return this.suppress(claimed, LINK_GONE);
    }
    let log: SentMail | null = null;
    try {
      const rendered = await this.renderer.render(mail.id, mail);
      log = logOf(mail, rendered.subject);
      await this.mailer.send(rendered);
    } catch (error) {
      return this.recordFailure(mail, log, error);
    }
    inHand.accepted = true;
    await this.saveAcceptance(mail, log);
    this.metrics.mail(mail.type, 'sent');
    if (await this.server.succeeded()) this.sweepSoon(0);
    return null;
  }

  /** The server has the email, so it must not go again because the database was away for a moment. */
  private async saveAcceptance({ id }: ClaimedMail, log: SentMail | null): Promise<void> {
    for (let tries = 1; ; tries += 1)
      try {
        return await this.deliveries.markSent(id, log);
      } catch (error) {
        if (tries === SAVE_TRIES || this.stopping) throw error;
        await sleep(SAVE_AGAIN_MS);
      }
  }

  private async suppress(mail: ClaimedMail, reason: string | null): Promise<null> {
    await this.deliveries.markSuppressed(mail, reason);
    this.metrics.mail(mail.type, 'suppressed');
    return null;
  }

  /** How long it is still night where a campaign's recipient lives: a retry must not wake anyone. */
  private async nightSecondsFor({ userId }: ClaimedMail): Promise<number> {
    const account = userId === null ? null : await this.users.find(userId);
    const now = this.clock.now();
    return Math.ceil((afterNight(now, account?.timezone ?? UTC).getTime() - now.getTime()) / 1000);
  }

  /** Checked at sending time, not when the email was requested. */
  private async isUnwanted(mail: ClaimedMail): Promise<boolean> {
    const kind = optionalKindOf(mail);
    if (kind === null || mail.words) return false;
    const account = mail.userId === null ? null : await this.users.find(mail.userId);
    return (account !== null && !wantsEmails(account, kind)) || this.suppressions.isSuppressed(mail.to, kind);
  }

  private async recordFailure(
    mail: ClaimedMail,
    log: SentMail | null,
    error: unknown,
  ): Promise<number | null> {
    if (error instanceof PermanentMailError) return this.acceptRejection(mail, log, error);
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof TemporaryMailError && (await this.isHeld(mail, error))) return null;
    if (mail.attempt >= MAX_ATTEMPTS) return this.giveUp(mail, reason, null);
    const seconds = retryDelaySeconds(mail.attempt);
    await this.deliveries.retryIn(mail, seconds, reason);
    this.metrics.mail(mail.type, 'retry');
    this.logger.warn(`Email ${mail.id} (${mail.type}) failed, attempt ${mail.attempt}: ${reason}`);
    return seconds * 1000;
  }

  private async acceptRejection(
    mail: ClaimedMail,
    log: SentMail | null,
    error: PermanentMailError,
  ): Promise<null> {
    // A server that knows an address is wrong is well, but one that rejects for any other reason may be rejecting us.
    if (error instanceof RefusedRecipientError)
      await this.suppressions.suppress(mail.to, ALL_KINDS, 'refused');
    else await this.server.rejected(error.message);
    return this.giveUp(mail, error.message, error.isAtRecipient ? log : null);
  }

  /** While the server is away, the email just waits: the failure is not its own. */
  private async isHeld(mail: ClaimedMail, { scope, message }: TemporaryMailError): Promise<boolean> {
    if (scope === 'email' && mail.ageSeconds > SHELTERED_SECONDS) {
      await this.server.rejected(message);
      return false;
    }
    const attempt = { scope, beganAt: mail.claimedAt, addressHash: this.addresses.of(mail.to) };
    const verdict = await this.server.failed(attempt, message);
    if (verdict === 'own') return false;
    await this.deliveries.hold(mail, message);
    this.metrics.mail(mail.type, 'held');
    if (verdict === 'just-left') {
      this.mailer.reconnect();
      this.sweepSoon();
    }
    return true;
  }

  private async giveUp(mail: ClaimedMail, reason: string, refused: SentMail | null): Promise<null> {
    await this.deliveries.markDead(mail, reason, refused);
    this.metrics.mail(mail.type, 'dead');
    this.logger.error(`Email ${mail.id} (${mail.type}) given up after ${mail.attempt} attempt(s): ${reason}`);
    return null;
  }
}

/** What support and invited people write and get is no user's email, so no user's log shows it. */
const UNLOGGED: readonly MailType[] = ['contact_message', 'contact_reply', 'administrator_invitation'];

function logOf(mail: ClaimedMail, subject: string): SentMail | null {
  if (UNLOGGED.includes(mail.type)) return null;
  const campaignId = mail.type === 'campaign' && 'campaignId' in mail.data ? mail.data.campaignId : null;
  // An edited subject could name the match, and the administrator reads the log.
  const logged = mail.type === 'date_reminder' ? MAIL_TEXTS[mail.type].subject : subject;
  return { subject: logged, mailKind: optionalKindOf(mail), campaignId };
}
