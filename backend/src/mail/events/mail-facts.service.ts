import { Injectable } from '@nestjs/common';
import { OPTIONAL_MAIL_KINDS } from '#contract/account/unsubscribe';
import { Transaction } from '../../platform/database/database';
import { Metrics } from '../../platform/telemetry/metrics';
import { UsersService } from '../../users/users.service';
import { MAIL_REPORT_KINDS } from '../log/mail-log';
import { MailLogService } from '../log/mail-log.service';
import { ALL_KINDS } from '../suppressions/suppression';
import { SuppressionsService } from '../suppressions/suppressions.service';
import { isSameAddress, type MailFact } from './mail-fact';

interface Effect {
  /** It was not known of this email. */
  readonly isNew: boolean;
  /** The address gets no optional email from now on. */
  readonly isSuppressed: boolean;
}

const NOTHING: Effect = { isNew: false, isSuppressed: false };

/** Records what became of an email, and stops optional email where that follows; the same twice counts once. */
@Injectable()
export class MailFactsService {
  constructor(
    private readonly log: MailLogService,
    private readonly suppressions: SuppressionsService,
    private readonly users: UsersService,
    private readonly metrics: Metrics,
    private readonly transaction: Transaction,
  ) {
    metrics.expectMailReports(MAIL_REPORT_KINDS);
  }

  async take(fact: MailFact): Promise<Effect> {
    const effect = await this.transaction.run(() => this.apply(fact));
    if (effect.isNew) this.metrics.mailReported(fact.kind);
    return effect;
  }

  private async apply(fact: MailFact): Promise<Effect> {
    const { mailId, kind, address } = fact;
    if (mailId === null) return NOTHING;
    const owner = await this.log.addressOf(mailId);
    if (owner === null) return NOTHING;
    const isNew = await this.log.mark(mailId, kind);
    // Where the owner forwards email to, and an address they had or wanted, say nothing about the one they have.
    const isOwners = address === null || isSameAddress(address, owner);
    return { isNew, isSuppressed: isOwners && (await this.stopOptional(fact, owner, isNew)) };
  }

  private async stopOptional(
    { kind, isBadAddress }: MailFact,
    owner: string,
    isNew: boolean,
  ): Promise<boolean> {
    switch (kind) {
      case 'delivered':
        return false;
      case 'bounced':
      case 'refused':
        if (isBadAddress) await this.suppressions.suppress(owner, ALL_KINDS, kind);
        return isBadAddress;
      case 'complained':
      case 'unsubscribed':
        // Told again later, it would undo what the reader has switched on since.
        if (isNew) await this.stopBothKinds(owner, kind);
        return isNew;
    }
  }

  /** Like unsubscribing from both, so that it shows in the settings and can be undone there. */
  private async stopBothKinds(owner: string, reason: 'complained' | 'unsubscribed'): Promise<void> {
    for (const mailKind of OPTIONAL_MAIL_KINDS) {
      await this.suppressions.suppress(owner, mailKind, reason);
      await this.users.turnOffEmails(owner, mailKind);
    }
  }
}
