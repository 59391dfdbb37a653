import type { CampaignStatus, CampaignWords } from '#contract/campaigns';

/** Finds what a mail of type `campaign` says: a mail to one of many recipients only names its campaign. */
export abstract class CampaignWordsSource {
  /** Throws when there is no such campaign. */
  abstract of(data: Readonly<Record<string, string>>): Promise<CampaignWords>;
  /** As it is now; null for a mail of no campaign, and for a campaign that is gone. */
  abstract statusOf(data: Readonly<Record<string, string>>): Promise<CampaignStatus | null>;
}
