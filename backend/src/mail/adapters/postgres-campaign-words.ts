import { Injectable } from '@nestjs/common';
import type { CampaignStatus, CampaignWords } from '#contract/console/campaigns/campaigns';
import { Database } from '../../platform/database/database';
import type { MailData } from '../mail-payloads';
import { CampaignWordsSource } from '../rendering/campaign-words-source';

const CACHE_MAX = 20;

@Injectable()
export class PostgresCampaignWords extends CampaignWordsSource {
  /** A sent campaign no longer changes. */
  private readonly known = new Map<string, CampaignWords>();

  constructor(private readonly database: Database) {
    super();
  }

  async of(data: MailData['campaign']): Promise<CampaignWords> {
    return 'campaignId' in data ? (this.known.get(data.campaignId) ?? this.read(data.campaignId)) : data;
  }

  async statusOf(data: MailData['campaign']): Promise<CampaignStatus | null> {
    if (!('campaignId' in data)) return null;
    const [row] = await this.database.query<{ status: CampaignStatus }>(
      'campaign-status-of-mail',
      'select status from campaigns where id = $1',
      [data.campaignId],
    );
    return row?.status ?? null;
  }

  private async read(campaignId: string): Promise<CampaignWords> {
    const [words] = await this.database.query<CampaignWords>(
      'campaign-words',
      'select subject, preview, markdown, mail_kind as "mailKind" from campaigns where id = $1',
      [campaignId],
    );
    if (!words) throw new Error('The campaign of this email no longer exists');
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size >= CACHE_MAX) this.known.delete(oldest);
    this.known.set(campaignId, words);
    return words;
  }
}
