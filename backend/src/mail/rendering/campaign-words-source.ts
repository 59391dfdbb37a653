import type { CampaignStatus, CampaignWords } from '#contract/console/campaigns/campaigns';
import type { MailData } from '../mail-payloads';

/** Finds the text of a `campaign` email, which itself only names its campaign. */
export abstract class CampaignWordsSource {
  /** Throws when there is no such campaign. */
  abstract of(data: MailData['campaign']): Promise<CampaignWords>;
  /** The current status; null for a test of an unsaved text, and for a deleted campaign. */
  abstract statusOf(data: MailData['campaign']): Promise<CampaignStatus | null>;
}
