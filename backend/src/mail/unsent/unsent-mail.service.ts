import { Injectable } from '@nestjs/common';
import {
  UNSENT_LIMITS,
  type UnsentFilter,
  type UnsentMail,
  type UnsentMailAnswer,
  type UnsentMailPage,
} from '#contract/console/unsent-mail';
import { addressKey } from '#contract/rules/email-address';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { Transaction } from '../../platform/database/database';
import { maskedAddress } from '../masked-address';
import { MailServerService } from '../server/mail-server.service';
import {
  UnsentMailRepository,
  type UnsentMailChange,
  type UnsentMailChoice,
  type UnsentMailRow,
} from './unsent-mail.repository';

/** How many ids one audit log entry names. */
const NAMED = 20;
const GIVEN_UP = 'Given up by an administrator';

/** What is owed and not sent, as the administrator sees it: never what an email says. */
@Injectable()
export class UnsentMailService {
  constructor(
    private readonly unsent: UnsentMailRepository,
    private readonly server: MailServerService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
  ) {}

  /** `after`: the `next` of the page before. */
  async page(state: UnsentFilter, after: string | null): Promise<UnsentMailPage> {
    const size = UNSENT_LIMITS.pageSize;
    const [rows, { counts, at }] = await Promise.all([
      this.unsent.page(state, after === null ? null : placeIn(after), size + 1),
      this.unsent.counts(),
    ]);
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    return {
      emails: shown.map(toUnsentMail),
      next: last ? `${last.dueAt.toISOString()}_${last.id}` : null,
      counts,
      asOf: at.toISOString(),
    };
  }

  /** Workers take them within seconds. While the mail server is away, one of them tries it first. */
  sendNow(actor: Actor, choice: UnsentMailChoice): Promise<UnsentMailAnswer> {
    return this.change(actor, 'send-now', choice, async (limit) => {
      const changed = await this.unsent.sendNow(choice, limit);
      await this.server.probeSoon();
      return changed;
    });
  }

  /** They are never sent, and their content is erased. */
  giveUp(actor: Actor, choice: UnsentMailChoice): Promise<UnsentMailAnswer> {
    return this.change(actor, 'give-up', choice, (limit) => this.unsent.giveUp(choice, GIVEN_UP, limit));
  }

  private change(
    actor: Actor,
    change: UnsentMailChange,
    choice: UnsentMailChoice,
    work: (limit: number) => Promise<number>,
  ): Promise<UnsentMailAnswer> {
    return this.transaction.run(async () => {
      const changed = await work(UNSENT_LIMITS.atOnce);
      const details = detailsOf(choice, changed);
      if (changed > 0)
        await this.audit.record({ actor, action: `emails.${change}`, target: targetOf(choice), details });
      const isCut = changed === UNSENT_LIMITS.atOnce;
      return { changed, left: isCut ? await this.unsent.count(choice, change) : 0 };
    });
  }
}

function targetOf(choice: UnsentMailChoice): string | null {
  return 'ids' in choice && choice.ids.length === 1 ? (choice.ids[0] ?? null) : null;
}

function detailsOf(choice: UnsentMailChoice, count: number): Record<string, string | number> {
  if (!('ids' in choice)) return { count, all: choice.state };
  if (choice.ids.length === 1) return { count };
  const more = choice.ids.length - NAMED;
  return { count, emails: `${choice.ids.slice(0, NAMED).join(' ')}${more > 0 ? ` and ${more} more` : ''}` };
}

function placeIn(cursor: string): { dueAt: Date; id: string } {
  const [dueAt = '', id = ''] = cursor.split('_');
  return { dueAt: new Date(dueAt), id };
}

function toUnsentMail({ to, account, dueAt, nextAttemptAt, ...row }: UnsentMailRow): UnsentMail {
  // The list of users shows this address anyway.
  const isOfAccount = to !== null && account !== null && addressKey(to) === addressKey(account.email);
  return {
    ...row,
    recipient: to === null || isOfAccount ? to : maskedAddress(to),
    userId: account?.id ?? null,
    dueAt: dueAt.toISOString(),
    nextAttemptAt: row.state === 'undeliverable' ? null : nextAttemptAt.toISOString(),
  };
}
