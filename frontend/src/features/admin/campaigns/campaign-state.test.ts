import type { CampaignSchedule } from '#contract/console/campaigns/campaigns';
import { forecastWords, isOpen, pollMs, scheduleWords, stepsOf } from './campaign-state';

const NOW = new Date('2026-03-05T12:00:00Z');
const at = (time: string): CampaignSchedule => ({ kind: 'at', at: time });

describe('the state of a campaign', () => {
  const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
  const waitingUntil = (nextAt: string | null) => ({ nextAt, doneAt: inMinutes(600) });

  it.each([
    [2_000, { status: 'sending', startAt: inMinutes(-5), forecast: null }],
    [2_000, { status: 'sending', startAt: inMinutes(-5), forecast: waitingUntil(null) }],
    [60_000, { status: 'sending', startAt: inMinutes(-5), forecast: waitingUntil(inMinutes(300)) }],
    [30_000, { status: 'sending', startAt: inMinutes(-5), forecast: waitingUntil(inMinutes(0.5)) }],
    [2_000, { status: 'scheduled', startAt: inMinutes(-1), forecast: null }],
    [60_000, { status: 'scheduled', startAt: inMinutes(5), forecast: null }],
    [false, { status: 'scheduled', startAt: inMinutes(60), forecast: null }],
    [false, { status: 'paused', startAt: inMinutes(-5), forecast: null }],
    [false, { status: 'completed', startAt: inMinutes(-5), forecast: null }],
    [false, { status: 'draft', startAt: null, forecast: null }],
  ] as const)('is looked at again in %s ms: case %#', (expected, campaign) => {
    expect(pollMs([campaign, { status: 'draft', startAt: null, forecast: null }], NOW)).toBe(expected);
  });

  it('allows changes until its recipients are selected', () => {
    const startedAt = NOW.toISOString();
    expect(isOpen({ status: 'scheduled', startedAt: null })).toBe(true);
    expect(isOpen({ status: 'paused', startedAt: null })).toBe(true);
    expect(isOpen({ status: 'paused', startedAt })).toBe(false);
    expect(isOpen({ status: 'cancelled', startedAt: null })).toBe(false);
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
