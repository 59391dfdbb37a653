import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Campaign } from '#contract/console/campaigns/campaigns';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog';
import { SheetActions } from '../../../../ui/dialogs/sheet-actions';
import { failureToast } from '../../../../ui/feedback/toast-messages';
import { useToasts } from '../../../../ui/feedback/toasts';
import { whileBusy } from '../../../../ui/feedback/while-busy';
import { useOwnerReason } from '../../shared/owner-only';
import { isOpen, isOver } from '../campaign-state';
import { useCampaignStep, useDeleteCampaign } from '../campaigns.api';
import type { StepName } from '../dialog/campaign-steps';

interface Props {
  campaign: Campaign;
  onEdit: (step: StepName) => void;
  onClose: () => void;
}

type Filing = 'duplicate' | 'archive' | 'unarchive';

const DONE: Readonly<Record<Filing, { title: string; failed: string }>> = {
  duplicate: { title: 'Draft Created', failed: 'Failed to duplicate the campaign' },
  archive: { title: 'Campaign Archived', failed: 'Failed to archive the campaign' },
  unarchive: { title: 'Campaign Restored', failed: 'Failed to restore the campaign' },
};

/** Duplicates, archives and restores a campaign, and deletes a draft. */
function useFiling({ campaign: { id, name }, onClose }: Props) {
  const step = useCampaignStep();
  const deletion = useDeleteCampaign();
  const { toast } = useToasts();
  const file = (filing: Filing) =>
    step.mutate(
      { id, step: filing },
      {
        onSuccess: (changed) => {
          toast({ title: DONE[filing].title, description: changed.name });
          onClose();
        },
        onError: (error) => toast(failureToast(DONE[filing].failed, error)),
      },
    );
  const remove = () =>
    deletion.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Draft Deleted', description: name });
        onClose();
      },
      onError: (error) => toast(failureToast('Failed to delete the draft', error)),
    });
  return { file, remove, isPending: step.isPending || deletion.isPending };
}

/** What can be done with a campaign other than sending it, which its row in the list controls. */
export function CampaignActions(props: Props) {
  const { campaign, onEdit } = props;
  const { file, remove, isPending } = useFiling(props);
  const [isAsking, setAsking] = useState(false);
  const mayChange = useOwnerReason('mail.to-many') === null;
  if (!mayChange) return null;
  const isDraft = campaign.status === 'draft';
  const filing = campaign.archivedAt === null ? 'archive' : 'unarchive';
  return (
    <SheetActions>
      <Box sx={{ mr: { sm: 'auto' }, display: 'grid' }}>
        {isDraft && (
          <Button
            color="error"
            {...whileBusy(isPending)}
            onClick={() => setAsking(true)}
            sx={{ ml: { sm: -1.75 } }}
          >
            Delete Draft
          </Button>
        )}
        {isOver(campaign) && (
          <Button {...whileBusy(isPending)} onClick={() => file(filing)} sx={{ ml: { sm: -1.75 } }}>
            {filing === 'archive' ? 'Archive' : 'Restore'}
          </Button>
        )}
      </Box>
      <Button variant="outlined" {...whileBusy(isPending)} onClick={() => file('duplicate')}>
        Duplicate
      </Button>
      {isOpen(campaign) && !isDraft && (
        <Button variant="outlined" disabled={isPending} onClick={() => onEdit('Schedule')}>
          Reschedule
        </Button>
      )}
      {isOpen(campaign) && (
        <Button variant="contained" disabled={isPending} onClick={() => onEdit('Message')}>
          Edit
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Delete Draft"
        description={`This permanently deletes "${campaign.name}".`}
        confirmLabel="Delete Draft"
        isPending={isPending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </SheetActions>
  );
}
