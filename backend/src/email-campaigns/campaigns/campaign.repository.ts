import type { CampaignDraft, CampaignSchedule, CampaignStatus } from '#contract/campaigns';
import type { RunningCampaign, StoredCampaign, Tally } from './campaign';

export interface StatusChange {
  readonly status: CampaignStatus;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
}

export abstract class CampaignRepository {
  abstract add(id: string, draft: CampaignDraft, at: Date): Promise<void>;
  /** Newest first. */
  abstract list(limit: number): Promise<StoredCampaign[]>;
  abstract find(id: string): Promise<StoredCampaign | null>;
  /** As `find`; nobody else changes it, or sends its mails, until the transaction ends. */
  abstract findLocked(id: string): Promise<StoredCampaign | null>;
  abstract save(id: string, draft: CampaignDraft): Promise<void>;
  abstract schedule(id: string, schedule: CampaignSchedule, startAt: Date): Promise<void>;
  /** A first `startedAt` stays. */
  abstract setStatus(id: string, change: StatusChange): Promise<void>;
  /** Scheduled ones whose moment has come are sending from now on. */
  abstract beginDue(now: Date): Promise<void>;
  /** Oldest first; nobody can pause or cancel them until the transaction ends. */
  abstract listSending(): Promise<RunningCampaign[]>;
  /** How far the selection of recipients is; `selectedAt` when it is done. */
  abstract noteSelection(id: string, after: string | null, selectedAt: Date | null): Promise<void>;
  /** Counters by campaign. */
  abstract talliesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Tally>>;
}
