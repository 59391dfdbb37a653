import type { Response } from 'supertest';
import type { CalendarLink, PlannedDate } from '#contract/dating/planned-dates';
import { PushBrowser } from '../../../../scripts/test/support/push-browser';
import { driveMatchRecords } from './drive-match-records';

/** Lets push subscriptions be made. */
export { PUSHING } from '../dating/plan-dates';

type Drive = (
  operation: string,
  filled?: { params?: Record<string, string>; body?: object },
) => Promise<Response>;

const BROWSER = new PushBrowser('https://push.example.com/send/1');
const DAY_MS = 86_400_000;

/** Calls every operation about one match's plans, facts and predictions. */
export async function driveMatch(candidateId: string, drive: Drive): Promise<void> {
  await drivePlannedDates(candidateId, drive);
  await driveMatchRecords(candidateId, drive);
}

async function drivePlannedDates(candidateId: string, drive: Drive): Promise<void> {
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const { body } = await drive('POST /api/planned-dates', {
    body: { candidateId, plannedFor: `${day}T19:30`, timeZone: 'Europe/Lisbon', place: 'The pier' },
  });
  const params = { id: (body as PlannedDate).id };
  await drive('GET /api/planned-dates');
  await drive('PUT /api/planned-dates/{id}', { params, body: { ideaTitle: 'Night market' } });
  await drive('PUT /api/planned-dates/settings', { body: { showsNames: true } });
  await drive('GET /api/planned-dates/settings');
  await drive('GET /api/planned-dates/{id}/calendar.ics', { params });
  await drive('POST /api/planned-dates/{id}/reminder-opened', { params });
  await drive('POST /api/push-subscriptions', { body: BROWSER.subscription });
  await drive('DELETE /api/push-subscriptions');
  const link = await drive('POST /api/calendar-feed');
  const file = (link.body as CalendarLink).url.split('/').at(-1) ?? '';
  await drive('GET /calendar/{file}', { params: { file } });
  await drive('DELETE /api/calendar-feed');
  await drive('DELETE /api/planned-dates/{id}', { params });
}
