import {
  QUIET_HOURS,
  type Campaign,
  type CampaignForecast,
  type CampaignSchedule,
  type CampaignStatus,
} from '#contract/console/campaigns';
import type { BadgeTone } from '../shared/badge';
import { calendarDay, dayAndTime, hourWords, wholeNumber } from '../shared/console-format';

export type CampaignStep = 'start' | 'pause' | 'resume' | 'cancel';

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

const STEPS: Readonly<Record<CampaignStatus, readonly Exclude<CampaignStep, 'start'>[]>> = {
  draft: [],
  scheduled: ['pause', 'cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  completed: [],
  cancelled: [],
};

export const stepsOf = ({ status }: Pick<Campaign, 'status'>) => STEPS[status];

type Moving = Pick<Campaign, 'status' | 'schedule'>;

/** Whether its counts change on their own: it is being sent, or its start time has passed. */
export function isMoving({ status, schedule }: Moving, now: Date): boolean {
  if (status === 'sending') return true;
  if (status !== 'scheduled' || schedule === null) return false;
  return schedule.kind === 'now' || (schedule.kind === 'at' && new Date(schedule.at) <= now);
}

/** What a campaign in progress waits for, and about when it is done, in the viewer's time zone. */
export function forecastWords(forecast: CampaignForecast | null): string | null {
  if (forecast === null) return null;
  const { nextAt, doneAt } = forecast;
  const done = `Done by about ${dayAndTime(doneAt)}.`;
  if (nextAt === null) return done;
  return `The next emails go out ${dayAndTime(nextAt)}, when it is time where those recipients live. ${done}`;
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
