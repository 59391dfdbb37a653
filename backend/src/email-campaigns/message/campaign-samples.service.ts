import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import {
  TEST_PREFIX,
  type CampaignPreviewRequest,
  type CampaignTestRequest,
} from '#contract/console/campaigns/campaign-samples';
import type { MailPreview } from '#contract/console/campaigns/campaigns';
import { addressKey } from '#contract/rules/email-address';
import { AuditService } from '../../audit/audit.service';
import { maskedAddress } from '../../mail/masked-address';
import { renderCampaign } from '../../mail/rendering/campaign-renderer';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { UnsubscribeLinksService } from '../../mail/suppressions/unsubscribe-links.service';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { SuppressionsService } from '../../mail/suppressions/suppressions.service';
import { LimitsService } from '../../platform/limits/limits.service';
import type { Account } from '../../users/user';

/** Tests to any address, for one administrator: enough for a team, too few for a mailing. */
const TESTS = { name: 'campaign-test', limit: 30, windowSeconds: 3_600 };

/** How a campaign will look, before anyone gets it. */
@Injectable()
export class CampaignSamplesService {
  constructor(
    private readonly links: UnsubscribeLinksService,
    private readonly outbox: OutboxService,
    private readonly suppressions: SuppressionsService,
    private readonly limits: LimitsService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
  ) {}

  preview(actor: Account, { firstName, ...words }: CampaignPreviewRequest): MailPreview {
    const { page } = this.links.linksFor(actor.email, words.mailKind);
    return renderCampaign(words, firstName ?? actor.firstName, page);
  }

  /** To the administrator's own address, or to another one as a test that says so. */
  async sendTest(actor: Account, request: CampaignTestRequest): Promise<MessageAnswer> {
    const { preview, markdown, mailKind } = request;
    const to = request.to || actor.email;
    const isOwn = addressKey(to) === addressKey(actor.email);
    const subject = request.to ? TEST_PREFIX + request.subject : request.subject;
    if (await this.suppressions.isSuppressed(to, mailKind))
      throw new DomainError(isOwn ? 'campaign.tester-unsubscribed' : 'campaign.test-suppressed');
    await this.limits.consume(TESTS, actor.id);
    await this.transaction.run(async () => {
      // Not tied to an account, so a test arrives whatever its settings say, and counts for no campaign.
      const firstName = request.firstName ?? actor.firstName;
      const data = { subject, preview, markdown, mailKind, firstName };
      await this.outbox.enqueue({ type: 'campaign', to, userId: null, data });
      const details = { mailKind, ...(!isOwn && { to: maskedAddress(to) }) };
      await this.audit.record({ actor, action: 'campaigns.test-send', target: null, details });
    });
    return { message: `A test is on its way to ${to}.` };
  }
}
