import type { CampaignSchedule } from '#contract/console/campaigns';
import { forecastWords, isMoving, scheduleWords, stepsOf } from './campaign-state';

const NOW = new Date('2026-03-05T12:00:00Z');
const at = (time: string): CampaignSchedule => ({ kind: 'at', at: time });

describe('the state of a campaign', () => {
  it.each([
    [true, { status: 'sending', schedule: null }],
    [true, { status: 'scheduled', schedule: { kind: 'now' } }],
    [true, { status: 'scheduled', schedule: at('2026-03-05T11:59:00Z') }],
    [false, { status: 'scheduled', schedule: at('2026-03-05T12:01:00Z') }],
    [false, { status: 'scheduled', schedule: { kind: 'local-hour', day: '2026-03-06', hour: 9 } }],
    [false, { status: 'paused', schedule: { kind: 'now' } }],
    [false, { status: 'completed', schedule: { kind: 'now' } }],
    [false, { status: 'draft', schedule: null }],
  ] as const)('changes on its own: %s for %j', (expected, campaign) => {
    expect(isMoving(campaign, NOW)).toBe(expected);
  });

  it('determines which actions are available', () => {
    expect(stepsOf({ status: 'sending' })).toEqual(['pause', 'cancel']);
    expect(stepsOf({ status: 'paused' })).toEqual(['resume', 'cancel']);
    expect(stepsOf({ status: 'completed' })).toEqual([]);
  });

  it('includes what it waits for and when it is done', () => {
    expect(forecastWords(null)).toBeNull();
    expect(forecastWords({ nextAt: null, doneAt: '2026-03-05T12:00:00' })).toBe(
      'Done by about Mar 05, 2026 12:00.',
    );
    expect(forecastWords({ nextAt: '2026-03-06T08:00:00', doneAt: '2026-03-06T09:00:00' })).toBe(
      'The next emails go out Mar 06, 2026 08:00, when it is time where those recipients live. Done by about Mar 06, 2026 09:00.',
    );
  });

  it('includes its schedule', () => {
    expect(scheduleWords(null)).toBeNull();
    expect(scheduleWords({ kind: 'now' })).toBe('Immediately');
    expect(scheduleWords({ kind: 'local-hour', day: '2026-03-06', hour: 9 })).toBe(
      "Mar 06, 2026 at 09:00, each recipient's local time",
    );
    expect(scheduleWords(at('2026-03-05T12:00:00'))).toBe('Mar 05, 2026 12:00');
  });
});
