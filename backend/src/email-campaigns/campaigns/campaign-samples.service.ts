import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import type { CampaignWords, MailPreview } from '#contract/console/campaigns';
import { AuditService } from '../../audit/audit.service';
import { renderCampaign } from '../../mail/rendering/campaign-renderer';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { UnsubscribeLinksService } from '../../mail/suppressions/unsubscribe-links.service';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { SuppressionsService } from '../../mail/suppressions/suppressions.service';
import type { Account } from '../../users/user';

/** How a campaign will look, before anyone gets it. */
@Injectable()
export class CampaignSamplesService {
  constructor(
    private readonly links: UnsubscribeLinksService,
    private readonly outbox: OutboxService,
    private readonly suppressions: SuppressionsService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
  ) {}

  preview({ email, firstName }: Account, words: CampaignWords): MailPreview {
    return renderCampaign(words, firstName, this.links.linksFor(email, words.mailKind).page);
  }

  /** Sent to the administrator's own address. */
  async sendTest(actor: Account, words: CampaignWords): Promise<MessageAnswer> {
    const { email, firstName } = actor;
    const { subject, preview, markdown, mailKind } = words;
    if (await this.suppressions.isSuppressed(email, mailKind))
      throw new DomainError('campaign.tester-unsubscribed');
    await this.transaction.run(async () => {
      // Not tied to the account, so a test arrives whatever the tester's settings say.
      const data = { subject, preview, markdown, mailKind, firstName };
      await this.outbox.enqueue({ type: 'campaign', to: email, userId: null, data });
      await this.audit.record({ actor, action: 'campaigns.test-send', target: null, details: { mailKind } });
    });
    return { message: `A test is on its way to ${email}.` };
  }
}
