import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  CAMPAIGN_LIST_LIMITS,
  type CampaignSummary,
  type CampaignView,
} from '#contract/console/campaigns/campaign-list';
import { LoadProblem } from '../shared/load-problem';
import { Pager } from '../shared/lists/pager';
import { rowList, RowsSkeleton } from '../shared/lists/row-list';
import { CampaignRow } from './campaign-row';
import { useCampaigns } from './campaigns.api';

interface Props {
  onView: (campaign: CampaignSummary) => void;
  onEdit: (campaign: CampaignSummary) => void;
}

const EMPTY: Readonly<Record<CampaignView, string>> = {
  current: 'No campaigns yet. Creating one takes four short steps; nothing is sent until you confirm.',
  archived: 'No campaign is archived. One that is over can be put away here.',
};
const LABELS: Readonly<Record<CampaignView, string>> = {
  current: 'Campaigns',
  archived: 'Archived campaigns',
};

function CampaignPageList({ view, onView, onEdit }: Props & { view: CampaignView }) {
  const [asked, setPage] = useState(1);
  const { data, isPending, isFetching, refetch } = useCampaigns(view, asked);
  if (isPending) return <RowsSkeleton label={`Loading ${LABELS[view].toLowerCase()}`} />;
  if (!data)
    return <LoadProblem subject="The campaigns" onRetry={() => void refetch()} isRetrying={isFetching} />;
  const pageCount = Math.max(1, Math.ceil(data.total / CAMPAIGN_LIST_LIMITS.pageSize));
  // The last campaign of the last page can be archived meanwhile.
  if (asked > pageCount) setPage(pageCount);
  if (data.total === 0) return <Typography color="textSecondary">{EMPTY[view]}</Typography>;
  return (
    <>
      <Box component="ul" aria-label={LABELS[view]} sx={rowList}>
        {data.items.map((campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            onView={() => onView(campaign)}
            onEdit={() => onEdit(campaign)}
          />
        ))}
      </Box>
      <Pager
        label={`Pages of ${LABELS[view].toLowerCase()}`}
        page={asked}
        pageCount={pageCount}
        onPage={setPage}
      />
    </>
  );
}

/** The campaigns, newest first, and the archived ones on request. */
export function CampaignList(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <CampaignPageList view="current" {...props} />
      <Button
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifySelf: 'start', ml: -1.75, minHeight: 44 }}
      >
        {isOpen ? 'Hide archived campaigns' : 'Show archived campaigns'}
      </Button>
      {isOpen && <CampaignPageList view="archived" {...props} />}
    </Box>
  );
}
