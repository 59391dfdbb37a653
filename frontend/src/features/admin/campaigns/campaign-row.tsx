import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { CampaignSummary } from '#contract/console/campaigns/campaign-list';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { Badge } from '../shared/badge';
import { percentOf, wholeNumber } from '../shared/console-format';
import { useOwnerReason } from '../shared/owner-only';
import { CountGrid } from '../shared/lists/fact-list';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { whileBusy } from '../../../ui/feedback/while-busy';
import {
  cancelQuestion,
  forecastWords,
  isOpen,
  scheduleWords,
  STATUS_TONES,
  STATUS_WORDS,
  stepsOf,
  stopWords,
} from './campaign-state';
import { useCampaignStep } from './campaigns.api';
import { DeliveryFigures } from './delivery-figures';
import { SubjectText } from './subject-text';

interface Props {
  campaign: CampaignSummary;
  onView: () => void;
  onEdit: () => void;
}

const STEP_LABELS = { pause: 'Pause', resume: 'Resume', cancel: 'Cancel' } as const;

function Steps({ campaign, onView, onEdit }: Props) {
  const [isAsking, setAsking] = useState(false);
  const editLabel = campaign.status === 'draft' ? 'Continue' : 'Edit';
  const { mutate, isPending } = useCampaignStep();
  const { toast } = useToasts();
  const mayChange = useOwnerReason('mail.to-many') === null;
  const take = (step: keyof typeof STEP_LABELS) => {
    // Its opposite takes its place.
    ignoreTaps();
    mutate(
      { id: campaign.id, step },
      {
        onError: (error) => toast(failureToast(`Failed to ${step} the campaign`, error)),
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.75, mb: -1 }}>
      <Button aria-label={`View ${campaign.name}`} onClick={onView}>
        View
      </Button>
      {mayChange && isOpen(campaign) && (
        <Button aria-label={`${editLabel} ${campaign.name}`} onClick={onEdit}>
          {editLabel}
        </Button>
      )}
      {(mayChange ? stepsOf(campaign) : []).map((step) => (
        <Button
          key={step}
          aria-label={`${STEP_LABELS[step]} ${campaign.name}`}
          color={step === 'cancel' ? 'error' : 'primary'}
          {...whileBusy(isPending)}
          onClick={() => (step === 'cancel' ? setAsking(true) : take(step))}
        >
          {STEP_LABELS[step]}
        </Button>
      ))}
      <ConfirmDialog
        open={isAsking}
        title="Cancel Campaign"
        description={cancelQuestion(campaign)}
        keepLabel="Keep it"
        confirmLabel="Cancel Campaign"
        isPending={isPending}
        onConfirm={() => take('cancel')}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

function Progress({ campaign: { counts, name } }: { campaign: CampaignSummary }) {
  const processedCount = counts.recipients - counts.pending;
  return (
    <LinearProgress
      variant="determinate"
      value={percentOf(processedCount, counts.recipients)}
      aria-label={`${name} progress`}
      sx={{ my: 1 }}
    />
  );
}

export function CampaignRow({ campaign, onView, onEdit }: Props) {
  const id = useId();
  const { counts, status } = campaign;
  const hasStarted = counts.recipients > 0;
  const when = status === 'scheduled' ? scheduleWords(campaign.schedule) : null;
  const forecast = forecastWords(campaign.forecast);
  const stopped = stopWords(campaign);
  return (
    <Box component="li">
      <Box
        component="article"
        aria-labelledby={id}
        sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: '16px' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography id={id} sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
            {campaign.name}
          </Typography>
          <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge>
          {hasStarted && (
            <Typography
              variant="body2"
              sx={{ ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {wholeNumber(counts.sent)}/{wholeNumber(counts.recipients)} sent
            </Typography>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {when ?? <SubjectText text={campaign.subject} />}
        </Typography>
        {(status === 'sending' || status === 'paused') && <Progress campaign={campaign} />}
        {stopped !== null && (
          <Typography variant="body2" role="status" sx={{ fontWeight: 560 }}>
            {stopped}
          </Typography>
        )}
        {forecast !== null && (
          <Typography variant="body2" color="textSecondary">
            {forecast}
          </Typography>
        )}
        {hasStarted && (
          <CountGrid
            counts={[
              ['Opened', counts.opened],
              ['Clicked', counts.clicked],
              ['Unsubscribed', counts.unsubscribed],
              ['Failed', counts.failed],
              ['Skipped', counts.skipped],
            ]}
          />
        )}
        {hasStarted && <DeliveryFigures delivery={campaign.delivery} />}
        <Steps campaign={campaign} onView={onView} onEdit={onEdit} />
      </Box>
    </Box>
  );
}
