import type { CampaignStepName } from '#contract/console/campaigns/campaign-list';
import type { CampaignStatus } from '#contract/console/campaigns/campaigns';
import type { ErrorCode } from '#contract/errors';

/** Everything an administrator does to a saved campaign. */
export type CampaignStep = CampaignStepName | 'edit' | 'delete';

/** What decides which steps are possible. */
export interface CampaignState {
  readonly status: CampaignStatus;
  /** Null until its first recipients are selected, however often it was paused before. */
  readonly startedAt: Date | null;
}

type Refusal = ErrorCode | null;

const EVERY: readonly CampaignStatus[] = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'completed',
  'cancelled',
];
const isOver = (status: CampaignStatus): boolean => status === 'completed' || status === 'cancelled';

const only =
  (statuses: readonly CampaignStatus[], otherwise: ErrorCode) =>
  ({ status }: CampaignState): Refusal =>
    statuses.includes(status) ? null : otherwise;

/** A campaign changes until its first recipients are selected: no two of them get different emails. */
function refusedEdit({ status, startedAt }: CampaignState): Refusal {
  const isOpen = status === 'draft' || status === 'scheduled' || (status === 'paused' && startedAt === null);
  return isOpen ? null : 'campaign.not-draft';
}

function refusedReschedule({ status, startedAt }: CampaignState): Refusal {
  if (status === 'draft') return 'campaign.not-scheduled';
  if (isOver(status)) return 'campaign.over';
  if (startedAt === null) return null;
  return status === 'sending' ? 'campaign.being-sent' : 'campaign.begun';
}

function refusedArchive({ status }: CampaignState): Refusal {
  if (status === 'draft') return 'campaign.draft';
  if (status === 'sending') return 'campaign.being-sent';
  return isOver(status) ? null : 'campaign.not-over';
}

const REFUSALS: Readonly<Record<CampaignStep, (state: CampaignState) => Refusal>> = {
  edit: refusedEdit,
  start: only(['draft'], 'campaign.moved-on'),
  reschedule: refusedReschedule,
  pause: only(['scheduled', 'sending'], 'campaign.moved-on'),
  resume: only(['paused'], 'campaign.moved-on'),
  cancel: only(['scheduled', 'sending', 'paused'], 'campaign.moved-on'),
  duplicate: only(EVERY, 'campaign.moved-on'),
  delete: ({ status }) => {
    if (status === 'draft') return null;
    return status === 'sending' ? 'campaign.being-sent' : 'campaign.not-deletable';
  },
  archive: refusedArchive,
  unarchive: only(EVERY, 'campaign.moved-on'),
};

/** Why a step isn't possible in this state; null when it is. */
export function refusalOf(state: CampaignState, step: CampaignStep): Refusal {
  return REFUSALS[step](state);
}
