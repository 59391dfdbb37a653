import type { CampaignStop } from '#contract/console/campaigns/campaign-activity';
import {
  CAMPAIGN_RULES,
  QUIET_HOURS,
  type CampaignCounts,
  type CampaignDelivery,
  type CampaignDraft,
  type CampaignForecast,
  type CampaignSchedule,
  type CampaignStatus,
  type Segment,
} from '#contract/console/campaigns/campaigns';
import { dayAfter, localInstant, nextLocalHour, UTC } from '../../platform/clock/local-time';
import { afterNight, isQuiet } from '../../platform/clock/quiet-hours';

/** A row of `campaigns`. */
export interface StoredCampaign extends CampaignDraft {
  readonly id: string;
  readonly status: CampaignStatus;
  readonly schedule: CampaignSchedule | null;
  /** When recipients start to be selected and emailed. */
  readonly startAt: Date | null;
  readonly isSelected: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly archivedAt: Date | null;
  readonly stoppedFor: CampaignStop | null;
}

/** A campaign that is being sent. */
export interface RunningCampaign {
  readonly id: string;
  readonly mailKind: CampaignDraft['mailKind'];
  readonly segment: Segment;
  readonly schedule: CampaignSchedule;
  readonly startAt: Date;
  /** When it last went on after a pause. */
  readonly resumedAt: Date | null;
  /** The last user processed by the selection; null before the first. */
  readonly selectedAfter: string | null;
  readonly isSelected: boolean;
  /** Complaints that an administrator knew of when it last went on. */
  readonly knownComplaints: number;
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

/**
 * When one recipient's turn is, never at night; if the hour has already passed there, it is at that hour the next day.
 */
export function dueAt(
  { schedule, startAt }: Pick<RunningCampaign, 'schedule' | 'startAt'>,
  timeZone: string | null,
): Date {
  const zone = timeZone ?? UTC;
  if (schedule.kind !== 'local-hour') return afterNight(startAt, zone);
  const { day, hour } = schedule;
  const local = localInstant(day, hour, zone);
  return afterNight(local >= startAt ? local : localInstant(dayAfter(day), hour, zone), zone);
}

const HOUR_MS = 3_600_000;

type Turn = Readonly<{ dueAt: Date; timeZone: string | null }>;

/**
 * When a due email may really go: not at night, and with a local hour that passed during a pause, when that hour comes
 * again. At or before `now` when it may go right away.
 */
export function turnOf(
  { schedule, resumedAt }: Pick<RunningCampaign, 'schedule' | 'resumedAt'>,
  { dueAt: planned, timeZone }: Turn,
  now: Date,
): Date {
  const zone = timeZone ?? UTC;
  if (schedule.kind !== 'local-hour') return afterNight(now, zone);
  const hour = isQuiet(schedule.hour) ? QUIET_HOURS.until : schedule.hour;
  const wasMissed = resumedAt !== null && resumedAt.getTime() - planned.getTime() >= HOUR_MS;
  const turn = wasMissed ? nextLocalHour(resumedAt, hour, zone) : planned;
  if (turn > now || afterNight(now, zone) <= now) return turn;
  return nextLocalHour(now, hour, zone);
}

/** What still waits: how many emails, and when the first and the last of them are due. */
export interface Waiting {
  readonly emails: number;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
}

const SENDING_MS = (QUIET_HOURS.from - QUIET_HOURS.until) * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When sending takes that long from then on, and rests at night. Most recipients' zone is taken for UTC, unless it's night
 * there while email goes out.
 */
function afterSending(from: Date, ms: number): Date {
  const isDay = !isQuiet(from.getUTCHours());
  const room = isDay ? nextLocalHour(from, QUIET_HOURS.from, UTC).getTime() - from.getTime() : SENDING_MS;
  if (ms <= room) return new Date(from.getTime() + ms);
  const days = Math.ceil((ms - room) / SENDING_MS);
  const onLastDay = ms - room - (days - 1) * SENDING_MS;
  return new Date(from.getTime() + room - SENDING_MS + days * DAY_MS + onLastDay);
}

/** `perSecond` is the campaign's own share of the rate. */
export function forecastOf(
  { emails, firstAt, lastAt }: Waiting,
  perSecond: number,
  now: Date,
): CampaignForecast {
  const begins = firstAt !== null && firstAt > now ? firstAt : now;
  const atThisRate = afterSending(begins, Math.floor(emails / perSecond) * 1000).getTime();
  return {
    nextAt: firstAt !== null && firstAt > now ? firstAt.toISOString() : null,
    doneAt: new Date(Math.max(atThisRate, lastAt?.getTime() ?? 0)).toISOString(),
  };
}

export function statusAt(startAt: Date | null, now: Date): 'scheduled' | 'sending' {
  return startAt !== null && startAt > now ? 'scheduled' : 'sending';
}

/** Counters by bucket, as the rollups store them. */
export type Tally = Readonly<Record<string, number>>;

const countIn =
  (tally: Tally) =>
  (bucket: string): number =>
    Math.max(0, tally[bucket] ?? 0);

export function toCounts(tally: Tally): CampaignCounts {
  const of = countIn(tally);
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

const COPY = 'Copy of ';

/** The name of a campaign's copy; never a copy of a copy. */
export function copyName(name: string): string {
  const copy = name.startsWith(COPY) ? name : COPY + name;
  return [...copy].slice(0, CAMPAIGN_RULES.name.max).join('').trimEnd();
}

/** `isReported`: whether deliveries are reported at all. */
export function toDelivery(tally: Tally, isReported: boolean): CampaignDelivery {
  const of = countIn(tally);
  return {
    sent: of('is-accepted'),
    delivered: of('is-delivered'),
    bounced: of('is-bounced'),
    complained: of('is-complained'),
    refused: of('is-refused'),
    isReported,
  };
}
