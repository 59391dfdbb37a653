import type {
  CampaignCounts,
  CampaignDraft,
  CampaignSchedule,
  CampaignStatus,
  Segment,
} from '#contract/console/campaigns';
import { dayAfter, localInstant, UTC } from '../../platform/clock/local-time';

/** A row of `campaigns`. */
export interface StoredCampaign extends CampaignDraft {
  readonly id: string;
  readonly status: CampaignStatus;
  readonly schedule: CampaignSchedule | null;
  /** When recipients start to be selected and emailed. */
  readonly startAt: Date | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** A campaign that is being sent. */
export interface RunningCampaign {
  readonly id: string;
  readonly mailKind: CampaignDraft['mailKind'];
  readonly segment: Segment;
  readonly schedule: CampaignSchedule;
  readonly startAt: Date;
  /** The last user processed by the selection; null before the first. */
  readonly selectedAfter: string | null;
  readonly isSelected: boolean;
}

export type CampaignStep = 'edit' | 'start' | 'pause' | 'resume' | 'cancel';

const STEPS: Readonly<Record<CampaignStep, readonly CampaignStatus[]>> = {
  edit: ['draft'],
  start: ['draft'],
  pause: ['scheduled', 'sending'],
  resume: ['paused'],
  cancel: ['scheduled', 'sending', 'paused'],
};

export function allows(status: CampaignStatus, step: CampaignStep): boolean {
  return STEPS[step].includes(status);
}

/** The zones where a day begins first and ends last. */
const EASTERNMOST = 'Pacific/Kiritimati';
const WESTERNMOST = 'Etc/GMT+12';

/** When the first email is sent. */
export function startOf(schedule: CampaignSchedule, now: Date): Date {
  switch (schedule.kind) {
    case 'now':
      return now;
    case 'at':
      return new Date(schedule.at);
    case 'local-hour': {
      const first = localInstant(schedule.day, schedule.hour, EASTERNMOST);
      return first > now ? first : now;
    }
  }
}

/** A minute of grace for the administrator to review before confirming. */
const GRACE_MS = 60_000;

/** Whether the chosen time has passed for everyone. */
export function isPast(schedule: CampaignSchedule, now: Date): boolean {
  const last =
    schedule.kind === 'local-hour'
      ? localInstant(schedule.day, schedule.hour, WESTERNMOST)
      : startOf(schedule, now);
  return last.getTime() < now.getTime() - GRACE_MS;
}

/** When one recipient's turn is; if the hour has already passed there, it is at that hour the next day. */
export function dueAt(
  { schedule, startAt }: Pick<RunningCampaign, 'schedule' | 'startAt'>,
  timeZone: string | null,
): Date {
  if (schedule.kind !== 'local-hour') return startAt;
  const local = localInstant(schedule.day, schedule.hour, timeZone ?? UTC);
  return local >= startAt ? local : localInstant(dayAfter(schedule.day), schedule.hour, timeZone ?? UTC);
}

export function statusAt(startAt: Date | null, now: Date): 'scheduled' | 'sending' {
  return startAt !== null && startAt > now ? 'scheduled' : 'sending';
}

/** Counters by bucket, as the rollups store them. */
export type Tally = Readonly<Record<string, number>>;

export function toCounts(tally: Tally): CampaignCounts {
  const of = (bucket: string): number => Math.max(0, tally[bucket] ?? 0);
  return {
    recipients: of('recipients'),
    pending: of('pending') + of('queued'),
    sent: of('sent'),
    opened: of('opened'),
    clicked: of('clicked'),
    unsubscribed: of('unsubscribed'),
    bounced: of('bounced'),
    failed: of('failed'),
    skipped: of('skipped'),
  };
}
