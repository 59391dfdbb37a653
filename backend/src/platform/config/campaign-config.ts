import type { EnvironmentReader } from './environment-reader';

export interface CampaignConfig {
  /** Campaign mails that all workers together hand over in a second. */
  readonly ratePerSecond: number;
}

export function readCampaigns(read: EnvironmentReader): CampaignConfig {
  return { ratePerSecond: read.wholeNumber('CAMPAIGN_RATE_PER_SECOND', 20, 1, 1_000) };
}
