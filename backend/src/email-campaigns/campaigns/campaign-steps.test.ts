import { CAMPAIGN_STEPS } from '#contract/console/campaigns/campaign-list';
import { CAMPAIGN_STATUSES } from '#contract/console/campaigns/campaigns';
import { errorEntry, type ErrorCode } from '#contract/errors';
import { refusalOf, type CampaignState, type CampaignStep } from './campaign-steps';

const BEGAN = new Date('2026-06-15T12:00:00Z');
const STEPS: readonly CampaignStep[] = [...CAMPAIGN_STEPS, 'edit', 'delete'];

const STATES: Readonly<Record<string, CampaignState>> = {
  draft: { status: 'draft', startedAt: null },
  scheduled: { status: 'scheduled', startedAt: null },
  sending: { status: 'sending', startedAt: BEGAN },
  'paused before its start': { status: 'paused', startedAt: null },
  paused: { status: 'paused', startedAt: BEGAN },
  completed: { status: 'completed', startedAt: BEGAN },
  cancelled: { status: 'cancelled', startedAt: BEGAN },
  'canceled before its start': { status: 'cancelled', startedAt: null },
};

const ALLOWED: Readonly<Record<string, readonly CampaignStep[]>> = {
  draft: ['start', 'duplicate', 'unarchive', 'edit', 'delete'],
  scheduled: ['reschedule', 'pause', 'cancel', 'duplicate', 'unarchive', 'edit'],
  sending: ['pause', 'cancel', 'duplicate', 'unarchive'],
  'paused before its start': ['reschedule', 'resume', 'cancel', 'duplicate', 'unarchive', 'edit'],
  paused: ['resume', 'cancel', 'duplicate', 'unarchive'],
  completed: ['duplicate', 'archive', 'unarchive'],
  cancelled: ['duplicate', 'archive', 'unarchive'],
  'canceled before its start': ['duplicate', 'archive', 'unarchive'],
};

const REFUSED: readonly (readonly [string, CampaignStep, ErrorCode])[] = [
  ['draft', 'reschedule', 'campaign.not-scheduled'],
  ['draft', 'pause', 'campaign.moved-on'],
  ['draft', 'resume', 'campaign.moved-on'],
  ['draft', 'cancel', 'campaign.moved-on'],
  ['draft', 'archive', 'campaign.draft'],
  ['scheduled', 'start', 'campaign.moved-on'],
  ['scheduled', 'resume', 'campaign.moved-on'],
  ['scheduled', 'delete', 'campaign.not-deletable'],
  ['scheduled', 'archive', 'campaign.not-over'],
  ['sending', 'edit', 'campaign.not-draft'],
  ['sending', 'start', 'campaign.moved-on'],
  ['sending', 'reschedule', 'campaign.being-sent'],
  ['sending', 'resume', 'campaign.moved-on'],
  ['sending', 'delete', 'campaign.being-sent'],
  ['sending', 'archive', 'campaign.being-sent'],
  ['paused before its start', 'start', 'campaign.moved-on'],
  ['paused before its start', 'pause', 'campaign.moved-on'],
  ['paused before its start', 'delete', 'campaign.not-deletable'],
  ['paused before its start', 'archive', 'campaign.not-over'],
  ['paused', 'edit', 'campaign.not-draft'],
  ['paused', 'start', 'campaign.moved-on'],
  ['paused', 'reschedule', 'campaign.begun'],
  ['paused', 'pause', 'campaign.moved-on'],
  ['paused', 'delete', 'campaign.not-deletable'],
  ['paused', 'archive', 'campaign.not-over'],
  ...['completed', 'cancelled', 'canceled before its start'].flatMap(
    (state) =>
      [
        [state, 'edit', 'campaign.not-draft'],
        [state, 'start', 'campaign.moved-on'],
        [state, 'reschedule', 'campaign.over'],
        [state, 'pause', 'campaign.moved-on'],
        [state, 'resume', 'campaign.moved-on'],
        [state, 'cancel', 'campaign.moved-on'],
        [state, 'delete', 'campaign.not-deletable'],
      ] as const,
  ),
];

describe('a campaign', () => {
  it.each(Object.entries(STATES))('that is %s allows its steps and no others', (name, state) => {
    expect(STEPS.filter((step) => refusalOf(state, step) === null)).toEqual(ALLOWED[name]);
  });

  it.each(REFUSED)('that is %s refuses to %s, with a reason of its own', (name, step, code) => {
    const state = STATES[name];
    expect(state && refusalOf(state, step)).toBe(code);
    expect(errorEntry(code).status).toBe(409);
  });

  it('has a test for every refusal in every state', () => {
    const refused = Object.entries(STATES).flatMap(([name, state]) =>
      STEPS.filter((step) => refusalOf(state, step) !== null).map((step) => `${name} ${step}`),
    );
    expect(REFUSED.map(([name, step]) => `${name} ${step}`).sort()).toEqual(refused.sort());
    expect(new Set(Object.values(STATES).map(({ status }) => status))).toEqual(new Set(CAMPAIGN_STATUSES));
  });
});
