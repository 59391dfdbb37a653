import type { CampaignStatus, CampaignWords } from '#contract/campaigns';
import type { MailData } from '../mail-payloads';

/** Finds what a mail of type `campaign` says: a mail to one of many recipients only names its campaign. */
export abstract class CampaignWordsSource {
  /** Throws when there is no such campaign. */
  abstract of(data: MailData['campaign']): Promise<CampaignWords>;
  /** As it is now; null for a test of words, and for a campaign that is gone. */
  abstract statusOf(data: MailData['campaign']): Promise<CampaignStatus | null>;
}
