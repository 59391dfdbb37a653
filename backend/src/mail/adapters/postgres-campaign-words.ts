import { Injectable } from '@nestjs/common';
import type { CampaignStatus, CampaignWords } from '#contract/campaigns';
import { Database } from '../../platform/database/database';
import { CampaignWordsSource } from '../rendering/campaign-words-source';

const KEPT = 20;

@Injectable()
export class PostgresCampaignWords extends CampaignWordsSource {
  /** A campaign that is sent does not change any more. */
  private readonly known = new Map<string, CampaignWords>();

  constructor(private readonly database: Database) {
    super();
  }

  async of({ campaignId, subject, preview, markdown, mailKind }: Readonly<Record<string, string>>) {
    if (campaignId !== undefined) return this.known.get(campaignId) ?? this.read(campaignId);
    const kind: CampaignWords['mailKind'] = mailKind === 'experience' ? 'experience' : 'marketing';
    return { subject: subject ?? '', preview: preview ?? '', markdown: markdown ?? '', mailKind: kind };
  }

  async statusOf({ campaignId }: Readonly<Record<string, string>>): Promise<CampaignStatus | null> {
    if (campaignId === undefined) return null;
    const [row] = await this.database.query<{ status: CampaignStatus }>(
      'campaign-status-of-mail',
      'select status from campaigns where id = $1',
      [campaignId],
    );
    return row?.status ?? null;
  }

  private async read(campaignId: string): Promise<CampaignWords> {
    const [words] = await this.database.query<CampaignWords>(
      'campaign-words',
      'select subject, preview, markdown, mail_kind as "mailKind" from campaigns where id = $1',
      [campaignId],
    );
    if (!words) throw new Error('The campaign of this mail is gone');
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size >= KEPT) this.known.delete(oldest);
    this.known.set(campaignId, words);
    return words;
  }
}
