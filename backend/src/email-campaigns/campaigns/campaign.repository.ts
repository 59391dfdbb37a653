import type { CampaignActivity, CampaignStop } from '#contract/console/campaigns/campaign-activity';
import type { CampaignView } from '#contract/console/campaigns/campaign-list';
import type { CampaignDraft, CampaignSchedule, CampaignStatus } from '#contract/console/campaigns/campaigns';
import type { RunningCampaign, StoredCampaign, Tally } from './campaign';

export interface CampaignPage {
  /** All of them without one. */
  readonly view?: CampaignView;
  readonly offset: number;
  readonly limit: number;
}

export interface StatusChange {
  readonly status: CampaignStatus;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
  readonly resumedAt?: Date;
}

export abstract class CampaignRepository {
  abstract add(id: string, draft: CampaignDraft, at: Date): Promise<void>;
  /** Newest first. */
  abstract list(page: CampaignPage): Promise<StoredCampaign[]>;
  /** All of them, or those of one view. */
  abstract count(view?: CampaignView): Promise<number>;
  abstract find(id: string): Promise<StoredCampaign | null>;
  /** Like `find`, and locks the campaign: no one else changes it or sends its emails until the transaction ends. */
  abstract findLocked(id: string): Promise<StoredCampaign | null>;
  abstract remove(id: string): Promise<void>;
  /** Null takes it back out of the archive. */
  abstract setArchived(id: string, archivedAt: Date | null): Promise<void>;
  abstract save(id: string, draft: CampaignDraft): Promise<void>;
  abstract schedule(id: string, schedule: CampaignSchedule, startAt: Date): Promise<void>;
  /** An existing `startedAt` stays, and `resumedAt` until the next pause ends. */
  abstract setStatus(id: string, change: StatusChange): Promise<void>;
  /** Pauses it, for a reason of its own. */
  abstract stop(id: string, reason: CampaignStop): Promise<void>;
  /** It goes on, and what was complained of until now stops it no more. */
  abstract acceptComplaints(id: string, complaints: number): Promise<void>;
  /** What came of its emails. */
  abstract activityOf(id: string): Promise<CampaignActivity>;
  /** Starts sending the scheduled campaigns whose time has come. */
  abstract beginDue(now: Date): Promise<void>;
  abstract countSending(): Promise<number>;
  /** Oldest first; they cannot be paused or canceled until the transaction ends. */
  abstract listSending(): Promise<RunningCampaign[]>;
  /** Saves the progress of recipient selection; `selectedAt` when it is done. */
  abstract noteSelection(id: string, after: string | null, selectedAt: Date | null): Promise<void>;
  /** Counters by campaign. */
  abstract talliesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Tally>>;
  /** Whether any email was ever reported as delivered. */
  abstract isDeliveryReported(): Promise<boolean>;
}
