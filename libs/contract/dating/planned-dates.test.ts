import { readField } from '../rules/check-field';
import { letters } from '../rules/test-support/boundaries';
import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import {
  PLANNED_DATE_LIMITS,
  PLANNED_DATE_RULES,
  PLANNED_DATE_SETTING_RULES,
  PLANNED_DATE_TEXTS,
  PUSH_SUBSCRIPTION_RULES,
  WHEN_RULES,
} from './planned-dates';

describe('a plan', () => {
  it('needs a match and a time, and nothing else', () => {
    expect(problems(PLANNED_DATE_RULES, { candidateId: 'robin', plannedFor: '2026-07-01T19:30' })).toEqual(
      [],
    );
    expect(problems(PLANNED_DATE_RULES, {})).toEqual([
      ['candidateId', 'A match is required for this plan.'],
      ['plannedFor', 'Please choose a day and a time.'],
    ]);
  });

  it('is at a minute of a real day', () => {
    const times = ['2026-07-01T00:00', '2026-12-31T23:59', '2028-02-29T12:05', ' 2026-07-01T19:30 '];
    expect(verdicts(PLANNED_DATE_RULES.plannedFor, times)).toEqual([null]);
  });

  it.each([
    ['on a day that does not exist', '2027-02-29T12:00'],
    ['in a month that does not exist', '2026-13-01T12:00'],
    ['at an hour that does not exist', '2026-07-01T24:00'],
    ['at a minute that does not exist', '2026-07-01T19:60'],
    ['with seconds', '2026-07-01T19:30:00'],
    ['with a zone', '2026-07-01T19:30Z'],
    ['before 1900', '1899-12-31T19:30'],
    ['without a time', '2026-07-01'],
    ['without leading zeros', '2026-7-1T9:30'],
    ['with a space for the T', '2026-07-01 19:30'],
  ])('is not %s', (_about, time) => {
    expect(verdicts(PLANNED_DATE_RULES.plannedFor, [time])).toEqual([
      'Please enter the day and the time in the form YYYY-MM-DDTHH:MM.',
    ]);
  });

  it('has no time when it has a blank, or something that is no text', () => {
    expect(verdicts(PLANNED_DATE_RULES.plannedFor, ['', '  ', null, 1_782_900_000, {}])).toEqual([
      'Please choose a day and a time.',
    ]);
  });

  it('may have a place and an idea', () => {
    const none = [undefined, null, '', '  '];
    expect(verdicts(PLANNED_DATE_RULES.place, [...none, ...upTo(120)])).toEqual([null]);
    expect(verdicts(PLANNED_DATE_RULES.place, [...beyond(120), 5])).toEqual([
      'Place must be 120 characters or less.',
    ]);
    expect(verdicts(PLANNED_DATE_RULES.ideaTitle, [...none, ...upTo(200)])).toEqual([null]);
    expect(verdicts(PLANNED_DATE_RULES.ideaTitle, beyond(200))).toEqual([
      'Idea must be 200 characters or less.',
    ]);
    const { place, ideaTitle } = PLANNED_DATE_RULES;
    expect([place, ideaTitle].map((rule) => readField(rule, '  '))).toEqual([null, null]);
  });

  it('is in a named time zone, or in the one of the account', () => {
    const zones = ['Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'UTC', '', null, undefined];
    expect(verdicts(PLANNED_DATE_RULES.timeZone, zones)).toEqual([null]);
    expect(verdicts(PLANNED_DATE_RULES.timeZone, ['+01:00', 'Mars/Base', letters(61), 60])).toEqual([
      'Please choose a known time zone',
    ]);
  });

  it('counts its changes in whole numbers', () => {
    expect(verdicts(PLANNED_DATE_RULES.version, [0, 1, undefined])).toEqual([null]);
    expect(verdicts(PLANNED_DATE_RULES.version, [-1, 1.5, '1', null])).toEqual([
      'Version must be a whole number.',
    ]);
    expect(verdicts(PLANNED_DATE_RULES.isRestored, [true, false, undefined])).toEqual([null]);
    expect(verdicts(PLANNED_DATE_RULES.isRestored, ['true', 1, null])).toEqual([
      'Adding a plan again must be true or false.',
    ]);
  });
});

describe('the form of a plan', () => {
  it('asks for the day and the time apart', () => {
    expect(problems(WHEN_RULES, { day: '', time: '' }, { side: 'form' })).toEqual([
      ['day', 'Please choose a day.'],
      ['time', 'Please choose a time.'],
    ]);
    expect(problems(WHEN_RULES, { day: '2026-02-30', time: '24:00' }, { side: 'form' })).toEqual([
      ['day', 'Please enter a valid day.'],
      ['time', 'Please enter a valid time.'],
    ]);
  });

  it('takes what the fields of a browser hold', () => {
    expect(verdicts(WHEN_RULES.day, ['1900-01-01', '2028-02-29'])).toEqual([null]);
    expect(verdicts(WHEN_RULES.day, ['1.7.2026', '2026-07-01T00:00', '1899-12-31'])).toEqual([
      'Please enter a valid day.',
    ]);
    expect(verdicts(WHEN_RULES.time, ['00:00', '09:05', '23:59'])).toEqual([null]);
    expect(verdicts(WHEN_RULES.time, ['9:05', '12:60', '19:30:00', 'noon'])).toEqual([
      'Please enter a valid time.',
    ]);
  });
});

describe('the settings of plans', () => {
  it('are switches, each of which may be left as it is', () => {
    expect(problems(PLANNED_DATE_SETTING_RULES, {})).toEqual([]);
    expect(problems(PLANNED_DATE_SETTING_RULES, { showsNames: false, emailsReminders: true })).toEqual([]);
    const notSwitches = { showsNames: 'on', emailsReminders: 1, remindersPaused: null };
    expect(problems(PLANNED_DATE_SETTING_RULES, notSwitches)).toEqual([
      ['showsNames', 'Showing names must be true or false.'],
      ['emailsReminders', 'Asking by email must be true or false.'],
      ['remindersPaused', 'Pausing reminders must be true or false.'],
    ]);
  });

  it('promise what the messages about the limits say', () => {
    expect(PLANNED_DATE_LIMITS.daysAhead).toBe(2 * 365);
    expect(PLANNED_DATE_TEXTS.tooFar).toBe('Please choose a day within the next two years.');
    expect(PLANNED_DATE_TEXTS.full).toBe('You can have up to 50 planned dates.');
  });
});

describe('a push subscription', () => {
  const base64url = (bytes: number) => Buffer.alloc(bytes, 0xfb).toString('base64url');

  it('has a public key of 65 bytes and a secret of 16', () => {
    const keys = { endpoint: 'https://push.example/1', p256dh: base64url(65), auth: base64url(16) };
    expect(problems(PUSH_SUBSCRIPTION_RULES, keys)).toEqual([]);
  });

  it.each([
    ['p256dh', 65, 'The key of the subscription must be 65 bytes in base64url.'],
    ['auth', 16, 'The secret of the subscription must be 16 bytes in base64url.'],
  ] as const)('has no %s of another length or in another spelling', (field, bytes, message) => {
    const plain = Buffer.alloc(bytes, 0xfb).toString('base64');
    const wrong = [base64url(bytes - 1), base64url(bytes + 1), plain, letters(3 * bytes), '', null, 65];
    expect(verdicts(PUSH_SUBSCRIPTION_RULES[field], wrong)).toEqual([message]);
  });

  it('has an address of up to 1000 characters', () => {
    expect(verdicts(PUSH_SUBSCRIPTION_RULES.endpoint, upTo(1_000))).toEqual([null]);
    expect(verdicts(PUSH_SUBSCRIPTION_RULES.endpoint, beyond(1_000))).toEqual([
      'The address of the push service is too long.',
    ]);
    expect(verdicts(PUSH_SUBSCRIPTION_RULES.endpoint, ['', ' ', null, undefined])).toEqual([
      'The address of the push service is required.',
    ]);
  });
});
