import { Injectable } from '@nestjs/common';
import { newToken, sha256 } from '../../platform/crypto/tokens';
import { Transaction } from '../../platform/database/database';
import type { MailPayload } from '../mail-payloads';
import { DeliveryRepository, type ClaimedMail } from '../outbox/delivery.repository';
import { MailLinkRepository } from './mail-link.repository';

/** Of its lifetime: a link that arrives with less left is made again. */
const SHARE_LEFT = 0.5;

/** Keeps links from arriving dead after their email had to wait. */
@Injectable()
export class LinkRenewalService {
  constructor(
    private readonly links: MailLinkRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly transaction: Transaction,
  ) {}

  /**
   * The email with a link that works for long enough. Null when its link was used or revoked, so that no one needs the
   * email anymore.
   */
  async refresh(mail: ClaimedMail): Promise<ClaimedMail | null> {
    const token = tokenOf(mail);
    if (token === null) return mail;
    const lifetime = await this.links.lifetimeSeconds(sha256(token));
    if (lifetime === null) return null;
    // How long it waited is measured by one clock, so it does not matter that another process made the link.
    return mail.linkAgeSeconds < lifetime * SHARE_LEFT ? mail : this.renew(mail, token);
  }

  private renew(mail: ClaimedMail, token: string): Promise<ClaimedMail | null> {
    return this.transaction.run(async () => {
      const fresh = newToken();
      if (!(await this.links.renew(sha256(token), sha256(fresh), mail.linkAgeSeconds))) return null;
      // Only the token changes, so the data still fits the type of email.
      const payload = { type: mail.type, data: { ...mail.data, token: fresh } } as MailPayload;
      const renewed: ClaimedMail = { ...mail, ...payload };
      await this.deliveries.replaceContent(renewed);
      return renewed;
    });
  }
}

/** Null for an email without a link, and for one that tries out a text: its link is made up. */
function tokenOf({ data, words }: ClaimedMail): string | null {
  return 'token' in data && !words ? data.token : null;
}
