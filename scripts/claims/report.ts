import { claimsOf } from '#scoring/claims/claim-gate';
import { mulberry32 } from '#scoring/claims/random';
import { toDatingRecord } from '../../backend/src/analytics/dashboard-analytics';
import { EFFECTS, NOISE } from './behaviors';
import { analyticsOf } from './heard-words';
import { PLACES, simulate } from './simulation';
import { simulatedUser, type Behavior } from './simulated-user';

const NOISE_DATES = [3, 5, 8, 12, 20];
const EFFECT_DATES = [20, 30];
const MANY_DATES = 200;
const TIMED = 30;

type Say = (line: string) => void;

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)}%`;

/** Who is told anything by the real words although there is nothing to tell; `only` is one of the ways to rate. */
export function reportNoise(users: number, say: Say, only?: string): void {
  say(`Users whose ratings are noise, and who are told a judgment (${users} in each row)`);
  say(
    `| ratings | dates | anywhere | ${PLACES.join(' | ')} | how they rate | either | between praise and blame | clearly first | probably first |`,
  );
  say(`| --- | --- | --- | ${PLACES.map(() => '---').join(' | ')} | --- | --- | --- | --- | --- |`);
  const shown = Object.entries(NOISE).filter(([name]) => only === undefined || name === only);
  for (const [name, behavior] of shown)
    for (const dates of NOISE_DATES) {
      const told = simulate({ users, dates, behavior, seed: dates });
      const places = PLACES.map((place) => percent(told.byPlace[place], users)).join(' | ');
      say(
        `| ${name} | ${dates} | ${percent(told.anywhere, users)} | ${places} | ${percent(told.rating, users)} | ${percent(told.either, users)} | ${percent(told.between, users)} | ${percent(told.clearly, users)} | ${percent(told.probably, users)} |`,
      );
    }
}

/** How often the gate finds what is there, and names it rightly. */
export function reportPower(users: number, say: Say): void {
  say(`\nUsers whose ratings have something to find, and who are told it (${users} in each row)`);
  say('| what there is | dates | told |');
  say('| --- | --- | --- |');
  for (const family of ['standard', 'trend'] as const)
    for (const dates of EFFECT_DATES)
      say(`| ${family} | ${dates} | ${percent(foundIn(family, dates, users), users)} |`);
}

export function foundIn(family: keyof typeof EFFECTS, dates: number, users: number): number {
  const random = mulberry32(dates);
  const about = { standard: 'Kindness', trend: 'fit' }[family];
  let found = 0;
  for (let count = 0; count < users; count += 1) {
    const { account, matches } = simulatedUser(random, dates, EFFECTS[family]);
    const record = toDatingRecord(account, matches, (instant) => instant.toISOString().slice(0, 10));
    const claim = claimsOf(record, account.location)[family];
    if (claim.evidence === 'clear' && claim.about === about && claim.direction === 1) found += 1;
  }
  return found;
}

/** How long the analytics of someone with fifty matches take, in ms. */
export function reportTime(say: Say): void {
  const four: Behavior = { datesEach: [4, 4], rate: EFFECTS.trend.rate };
  const user = simulatedUser(mulberry32(1), MANY_DATES, four);
  const times = Array.from({ length: TIMED }, () => {
    const start = performance.now();
    analyticsOf(user);
    return performance.now() - start;
  });
  const [first = 0] = times;
  const median = [...times].sort((a, b) => a - b)[TIMED / 2] ?? 0;
  say(
    `\nAll analytics of ${user.matches.length} matches with ${MANY_DATES} dates: ${median.toFixed(1)} ms, the first time ${first.toFixed(1)} ms`,
  );
}
