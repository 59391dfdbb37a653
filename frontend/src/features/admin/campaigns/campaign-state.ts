import {
  QUIET_HOURS,
  type Campaign,
  type CampaignForecast,
  type CampaignSchedule,
  type CampaignStatus,
} from '#contract/console/campaigns/campaigns';
import type { BadgeTone } from '../shared/badge';
import { calendarDay, dayAndTime, hourWords, wholeNumber } from '../shared/console-format';

export const STATUS_WORDS: Readonly<Record<CampaignStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  completed: 'Completed',
  cancelled: 'Canceled',
};

export const STATUS_TONES: Readonly<Record<CampaignStatus, BadgeTone>> = {
  draft: 'quiet',
  scheduled: 'head',
  sending: 'head',
  paused: 'waiting',
  completed: 'good',
  cancelled: 'quiet',
};

type SendingStep = 'pause' | 'resume' | 'cancel';

const STEPS: Readonly<Record<CampaignStatus, readonly SendingStep[]>> = {
  draft: [],
  scheduled: ['pause', 'cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  completed: [],
  cancelled: [],
};

export const stepsOf = ({ status }: Pick<Campaign, 'status'>) => STEPS[status];

/** Whether it can still be edited: none of its recipients were selected yet. */
export const isOpen = ({ status, startedAt }: Pick<Campaign, 'status' | 'startedAt'>): boolean =>
  status === 'draft' || (startedAt === null && (status === 'scheduled' || status === 'paused'));

export const isOver = ({ status }: Pick<Campaign, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';

type Moving = Pick<Campaign, 'status' | 'startAt' | 'forecast'>;

/** How often a campaign is polled while it is being sent, and at most and at least while it waits. */
const PROGRESS_MS = 2_000;
const WAITING_MS = 60_000;
const SOON_MS = 10 * 60_000;

function pollOf({ status, startAt, forecast }: Moving, now: Date): number | null {
  const until = (at: string) => new Date(at).getTime() - now.getTime();
  if (status === 'sending') {
    const wait = forecast?.nextAt ? until(forecast.nextAt) : 0;
    return Math.min(Math.max(wait, PROGRESS_MS), WAITING_MS);
  }
  if (status !== 'scheduled' || startAt === null || until(startAt) > SOON_MS) return null;
  return Math.min(Math.max(until(startAt), PROGRESS_MS), WAITING_MS);
}

/** In how many milliseconds to look again; false while nothing is being sent or about to be. */
export function pollMs(campaigns: readonly Moving[], now: Date): number | false {
  const waits = campaigns.flatMap((campaign) => pollOf(campaign, now) ?? []);
  return waits.length === 0 ? false : Math.min(...waits);
}

type Stoppable = Pick<Campaign, 'stoppedFor' | 'delivery' | 'counts'>;

/** What a campaign in progress waits for, and about when it is done, in the viewer's time zone. */
export function forecastWords(forecast: CampaignForecast | null): string | null {
  if (forecast === null) return null;
  const { nextAt, doneAt } = forecast;
  const done = `Done by about ${dayAndTime(doneAt)}.`;
  if (nextAt === null) return done;
  return `The next emails go out ${dayAndTime(nextAt)}, when it is time where those recipients live. ${done}`;
}

/** Why a campaign paused by itself; null when it didn't. */
export function stopWords({ stoppedFor, delivery, counts }: Stoppable): string | null {
  if (stoppedFor === null) return null;
  const share = `${wholeNumber(delivery.complained)} of ${wholeNumber(counts.sent)}`;
  return `It stopped by itself: ${share} emails were reported as spam. Resume it only if you know why.`;
}

export const NIGHT_WORDS = `No one gets it between ${hourWords(QUIET_HOURS.from)} and ${hourWords(QUIET_HOURS.until)} where they live: those recipients get it in the morning.`;

/** What canceling means; a campaign has no recipients before it starts. */
export function cancelQuestion({ name, counts }: Pick<Campaign, 'name' | 'counts'>): string {
  if (counts.recipients === 0) return "It won't be sent.";
  return `"${name}" stops, and the ${wholeNumber(counts.pending)} still waiting for it won't receive it. Emails already sent can't be recalled.`;
}

/** When it goes out, in the viewer's time zone. */
export function scheduleWords(schedule: CampaignSchedule | null): string | null {
  switch (schedule?.kind) {
    case 'now':
      return 'Immediately';
    case 'at':
      return dayAndTime(schedule.at);
    case 'local-hour':
      return `${calendarDay(schedule.day)} at ${hourWords(schedule.hour)}, each recipient's local time`;
    case undefined:
      return null;
  }
}
