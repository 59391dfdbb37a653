import type { NewPlannedDate, PlannedDate } from '#contract/dating/planned-dates';
import { localTime } from '../../../src/platform/clock/local-time';
import type { Clock } from '../../../src/platform/clock/clock';
import { DAY } from '../time/movable-clock';
import type { TestUser } from '../accounts/test-user';

/** Lets an app send push messages. */
export const PUSHING = {
  VAPID_PRIVATE_KEY: Buffer.from('a-key-of-32-bytes-for-the-tests!').toString('base64'),
} as const;

/** Half past seven in the evening, so many days from now, there. */
export function eveningIn(clock: Clock, days: number, timeZone = 'UTC'): string {
  return `${localTime(new Date(clock.now().getTime() + days * DAY), timeZone).day}T19:30`;
}

export const planDate = (user: TestUser, body: Partial<NewPlannedDate> | object) =>
  user.http.post('/api/planned-dates').send(body);

/** An evening in words that only the user should read. */
export const planNightMarket = (user: TestUser, clock: Clock, candidateId: string) =>
  planDate(user, {
    candidateId,
    plannedFor: eveningIn(clock, 3),
    timeZone: 'UTC',
    place: 'Blue Door Café',
    ideaTitle: 'Night market',
  }).expect(201);

export const plansOf = async (user: TestUser) =>
  (await user.http.get('/api/planned-dates').expect(200)).body as PlannedDate[];
