import type { HealthCheck } from '#contract/console/admin';
import {
  failed,
  judgeApi,
  judgeCoach,
  judgeDatabase,
  judgeDisk,
  judgeMail,
  judgeQueue,
  judgeRedis,
  mailServerAway,
  toSystemHealth,
  withComplaints,
} from './system-health';

const AT = new Date('2026-03-01T12:00:00Z');
const GIB = 1024 ** 3;
const WELL = {
  total: 20,
  failed: 10,
  lastFailure: 'The mail server answered 451 to the message',
  isOver: false,
  secondsSinceSuccess: 90,
};
const check = (name: HealthCheck['name'], state: HealthCheck['state']): HealthCheck => ({
  name,
  state,
  detail: '',
});

describe('a system health check', () => {
  it.each([
    [judgeDatabase(1.234), 'healthy', 'A query took 1.2 ms.'],
    [judgeDatabase(600), 'warning', 'A query took 600.0 ms.'],
    [judgeRedis(0.4), 'healthy', 'Answered in 0.4 ms.'],
    [judgeRedis(null), 'off', 'Not configured: the queue and limits run in this process.'],
    [judgeQueue({ depth: 0, oldestSeconds: 0, oldestError: null }), 'healthy', 'No email is waiting.'],
    [
      judgeQueue({ depth: 1, oldestSeconds: 4, oldestError: null }),
      'healthy',
      '1 email waiting; the oldest has been due for 4 s.',
    ],
    [
      judgeQueue({
        depth: 9,
        oldestSeconds: 300,
        oldestError: 'The mail server answered 451 to the message',
      }),
      'healthy',
      '9 emails waiting; the oldest has been due for 5 minutes.',
    ],
    [
      judgeQueue({
        depth: 9,
        oldestSeconds: 301,
        oldestError: 'The mail server answered 451 to the message: "Later"',
      }),
      'warning',
      '9 emails waiting; the oldest has been due for 5 minutes. The mail server answered 451 to the message: "Later"',
    ],
    [
      judgeQueue({ depth: 9, oldestSeconds: 7_300, oldestError: null }),
      'warning',
      '9 emails waiting; the oldest has been due for 2 hours.',
    ],
    [
      mailServerAway({ since: AT, reason: 'The mail server answered 450 to the recipient' }),
      'down',
      'Mail server away since 2026-03-01 12:00 UTC (The mail server answered 450 to the recipient). Email waits, and goes as soon as it is back.',
    ],
    [judgeMail(12, WELL, 0), 'healthy', 'The mail server responded in 12 ms.'],
    [
      judgeMail(12, WELL, 2),
      'warning',
      'The mail server responded in 12 ms; 2 emails could not be delivered.',
    ],
    [
      judgeMail(null, { ...WELL, secondsSinceSuccess: 12 }, 0),
      'healthy',
      'The mail server accepted an email 12 s ago.',
    ],
    [
      judgeMail(12, { ...WELL, failed: 11 }, 0),
      'warning',
      'The mail server responded in 12 ms, but 11 of the last 20 attempts failed. The mail server answered 451 to the message.',
    ],
    [
      judgeMail(12, { ...WELL, failed: 11, isOver: true }, 0),
      'healthy',
      'The mail server responded in 12 ms.',
    ],
    [judgeMail(12, { ...WELL, total: 4, failed: 4 }, 0), 'healthy', 'The mail server responded in 12 ms.'],
    [
      withComplaints(judgeMail(12, WELL, 0), { sent: 1_000, complained: 3 }),
      'healthy',
      'The mail server responded in 12 ms.',
    ],
    [
      withComplaints(judgeMail(12, WELL, 0), { sent: 1_000, complained: 4 }),
      'warning',
      "The mail server responded in 12 ms. 0.4% of the last 7 days' email was reported as spam (4 of 1000). Providers block senders above 0.3%.",
    ],
    [
      withComplaints(judgeMail(12, WELL, 0), { sent: 20, complained: 2 }),
      'healthy',
      'The mail server responded in 12 ms.',
    ],
    [
      withComplaints(judgeMail(12, WELL, 0), { sent: 0, complained: 0 }),
      'healthy',
      'The mail server responded in 12 ms.',
    ],
    [judgeCoach(null), 'healthy', 'The built-in coach answers.'],
    [judgeCoach(200), 'healthy', 'The model server can be reached.'],
    [judgeCoach(401), 'warning', 'The model server can be reached, but answered 401.'],
    [judgeDisk({ free: 50 * GIB, total: 100 * GIB }), 'healthy', '50.0 GB of 100.0 GB free.'],
    [judgeDisk({ free: 5 * GIB, total: 100 * GIB }), 'warning', '5.0 GB of 100.0 GB free.'],
    [judgeDisk({ free: GIB, total: 100 * GIB }), 'down', '1.0 GB of 100.0 GB free.'],
    [
      judgeApi({ delayMs: 2, uptimeSeconds: 90 }),
      'healthy',
      'Up for 90 s; requests wait 2.0 ms at the 99th percentile.',
    ],
    [
      judgeApi({ delayMs: 300, uptimeSeconds: 7_000 }),
      'warning',
      'Up for 117 minutes; requests wait 300.0 ms at the 99th percentile.',
    ],
    [failed(new Error('connection refused')), 'down', 'No answer (connection refused).'],
  ])('%j', (finding, state, detail) => {
    expect(finding).toEqual({ state, detail });
  });
});

describe('the verdict', () => {
  it('is excellent when all is well, whatever is switched off', () => {
    expect(toSystemHealth([check('database', 'healthy'), check('redis', 'off')], AT)).toMatchObject({
      label: 'Excellent',
      summary: 'All systems operational',
      checkedAt: '2026-03-01T12:00:00.000Z',
    });
  });

  it('names what needs attention', () => {
    expect(toSystemHealth([check('mail', 'down'), check('disk', 'warning')], AT)).toMatchObject({
      label: 'Degraded',
      summary: 'Needs attention: mail server, disk',
    });
  });

  it('is down without the database', () => {
    expect(toSystemHealth([check('database', 'down')], AT).label).toBe('Down');
  });
});

describe('a check that fails', () => {
  it.each([
    [
      Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
      'it refuses connections',
    ],
    [new Error('Connection is closed.'), 'the connection broke'],
    [new Error('timeout exceeded when trying to connect'), 'it did not answer in time'],
    [Object.assign(new Error('ReplyError: LOADING'), { code: 'UNKNOWN' }), "the server's log has the reason"],
    [new Error('nothing within 3 s'), 'nothing within 3 s'],
  ])('says why in plain words: %s', (error, words) => {
    expect(failed(error)).toEqual({ state: 'down', detail: `No answer (${words}).` });
  });
});
