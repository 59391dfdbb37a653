import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/loading/lazy';
import { LoadProblem } from '../shared/load-problem';
import { rowList, RowsSkeleton } from '../shared/lists/row-list';
import { OwnerNote, useOwnerReason } from '../shared/owner-only';
import { SectionCard } from '../shared/section-card';
import { AutomationRow } from './automation-row';
import { CampaignList } from './campaign-list';
import { useAutomations } from './campaigns.api';
import type { StepName } from './dialog/campaign-steps';

const CampaignDialog = lazyPart(async () => (await import('./dialog/campaign-dialog')).CampaignDialog);
const SavedCampaignDialog = lazyPart(
  async () => (await import('./dialog/campaign-dialog')).SavedCampaignDialog,
);
const CampaignDetailsDialog = lazyPart(
  async () => (await import('./details/campaign-details-dialog')).CampaignDetailsDialog,
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h4" component="h3" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

function Automations() {
  const { data, isPending, isFetching, refetch } = useAutomations();
  if (isPending) return <RowsSkeleton label="Loading automations" />;
  if (!data)
    return <LoadProblem subject="The automations" onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Box
      component="ul"
      aria-label="Automations"
      sx={{ ...rowList, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {data.map((automation) => (
        <AutomationRow key={automation.key} automation={automation} />
      ))}
    </Box>
  );
}

/** The open dialog. */
type Shown = { at: 'new' } | { at: 'details'; id: string } | { at: 'edit'; id: string; step: StepName };

export function CampaignManagement() {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const mayWrite = useOwnerReason('mail.to-many') === null;
  const create = (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      disabled={!mayWrite}
      onClick={() => setShown({ at: 'new' })}
    >
      Create New Campaign
    </Button>
  );
  return (
    <SectionCard title="Campaign Management" about="One-time campaigns and automated emails." action={create}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <OwnerNote acts={['mail.to-many', 'mail.automations']} />
        <Part title="Campaigns">
          <CampaignList
            onView={({ id }) => setShown({ at: 'details', id })}
            onEdit={({ id }) => setShown({ at: 'edit', id, step: 'Message' })}
          />
        </Part>
        <Part title="Automations">
          <Automations />
        </Part>
      </Box>
      {shown?.at === 'new' && <CampaignDialog onClose={close} />}
      {shown?.at === 'edit' && <SavedCampaignDialog id={shown.id} firstStep={shown.step} onClose={close} />}
      {shown?.at === 'details' && (
        <CampaignDetailsDialog
          id={shown.id}
          onEdit={(step) => setShown({ at: 'edit', id: shown.id, step })}
          onClose={close}
        />
      )}
    </SectionCard>
  );
}
