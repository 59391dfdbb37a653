import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Campaign } from '#contract/console/campaigns';
import { lazyPart } from '../../../lib/lazy';
import { LoadProblem } from '../shared/load-problem';
import { OwnerNote, useOwnerReason } from '../shared/owner-only';
import { SectionCard } from '../shared/section-card';
import { AutomationRow } from './automation-row';
import { CampaignRow } from './campaign-row';
import { useAutomations, useCampaigns } from './campaigns.api';

const CampaignDialog = lazyPart(async () => (await import('./dialog/campaign-dialog')).CampaignDialog);

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="h4" component="h3" color="textSecondary" sx={{ mb: 1.25 }}>
      {children}
    </Typography>
  );
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <Box role="group" aria-label={label} aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" height={76} />
      <Skeleton variant="rounded" height={76} />
    </Box>
  );
}

function Campaigns({ onEdit }: { onEdit: (campaign: Campaign) => void }) {
  const { data, isPending, isFetching, refetch } = useCampaigns();
  if (isPending) return <RowsSkeleton label="Loading campaigns" />;
  if (!data)
    return <LoadProblem subject="The campaigns" onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data.length === 0)
    return (
      <Typography color="textSecondary">
        No campaigns yet. Creating one takes four short steps; nothing is sent until you confirm.
      </Typography>
    );
  return (
    <Box component="ul" aria-label="Campaigns" sx={list}>
      {data.map((campaign) => (
        <CampaignRow key={campaign.id} campaign={campaign} onEdit={() => onEdit(campaign)} />
      ))}
    </Box>
  );
}

function Automations() {
  const { data, isPending, isFetching, refetch } = useAutomations();
  if (isPending) return <RowsSkeleton label="Loading automations" />;
  if (!data)
    return <LoadProblem subject="The automations" onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Box component="ul" aria-label="Automations" sx={list}>
      {data.map((automation) => (
        <AutomationRow key={automation.key} automation={automation} />
      ))}
    </Box>
  );
}

export function CampaignManagement() {
  const [writing, setWriting] = useState<Campaign | 'new' | null>(null);
  const mayWrite = useOwnerReason('mail.to-many') === null;
  const create = (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      disabled={!mayWrite}
      onClick={() => setWriting('new')}
    >
      Create New Campaign
    </Button>
  );
  return (
    <SectionCard title="Campaign Management" about="One-time campaigns and automated emails." action={create}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <OwnerNote acts={['mail.to-many', 'mail.automations']} />
        <div>
          <Heading>Campaigns</Heading>
          <Campaigns onEdit={setWriting} />
        </div>
        <div>
          <Heading>Automations</Heading>
          <Automations />
        </div>
      </Box>
      {writing !== null && (
        <CampaignDialog draft={writing === 'new' ? undefined : writing} onClose={() => setWriting(null)} />
      )}
    </SectionCard>
  );
}
