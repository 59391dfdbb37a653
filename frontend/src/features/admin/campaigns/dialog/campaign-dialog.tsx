import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Campaign } from '#contract/console/campaigns';
import { DraftNotice } from '../../../../ui/feedback/draft-notice';
import { ConsoleDialog } from '../../shared/console-dialog';
import { AudienceStep } from './audience-step';
import { CampaignSteps, STEP_NAMES, type StepName } from './campaign-steps';
import { MessageStep } from './message-step';
import { REACH_ID, useReach, type ReachProps } from './recipient-count';
import { ReviewStep } from './review-step';
import { ScheduleStep } from './schedule-step';
import { useCampaignForm } from './use-campaign-form';

interface SendButtonProps extends ReachProps {
  isPending: boolean;
  onSend: () => void;
}

/** Disabled if it would reach no one; a scheduled campaign counts its recipients when it starts. */
function SendButton({ form, userIds, isPending, onSend }: SendButtonProps) {
  const isNow = useWatch({ control: form.control, name: 'scheduleKind' }) === 'now';
  const { data } = useReach({ form, userIds });
  const hasNoRecipients = isNow && data?.recipients === 0;
  return (
    <Button
      variant="contained"
      // "Next" was in the same spot: a double click on it must not send the campaign.
      onClick={({ detail }) => detail < 2 && onSend()}
      disabled={isPending || hasNoRecipients}
      aria-describedby={hasNoRecipients ? REACH_ID : undefined}
    >
      {isNow ? 'Send Campaign' : 'Schedule Campaign'}
    </Button>
  );
}

interface Props {
  /** A saved draft to continue. */
  draft?: Campaign;
  /** Users selected by hand, if the campaign is for them. */
  selectedUserIds?: readonly string[];
  onClose: () => void;
}

const NO_USERS: readonly string[] = [];

export function CampaignDialog({ draft, selectedUserIds = NO_USERS, onClose }: Props) {
  const [step, setStep] = useState<StepName>('Message');
  const campaign = useCampaignForm({
    draft: draft ?? null,
    selectedUserIds,
    onStep: setStep,
    onDone: onClose,
  });
  const { form, userIds, isPending } = campaign;
  const at = STEP_NAMES.indexOf(step);
  const before = STEP_NAMES[at - 1];
  const after = STEP_NAMES[at + 1];

  const next = async () => {
    if (after && (await campaign.isStepValid(step))) setStep(after);
  };
  return (
    <ConsoleDialog
      title={draft ? 'Edit Campaign' : 'Create New Campaign'}
      isDirty={form.formState.isDirty}
      isBusy={isPending}
      onClose={onClose}
    >
      <CampaignSteps current={step} />
      <DialogContent key={step} sx={{ '&.MuiDialogContent-root': { pt: 2 }, minHeight: { sm: 420 } }}>
        {campaign.typed.isRestored && <DraftNotice onStartOver={campaign.typed.startOver} />}
        {step === 'Message' && <MessageStep form={form} />}
        {step === 'Audience' && <AudienceStep form={form} userIds={userIds} />}
        {step === 'Schedule' && <ScheduleStep form={form} />}
        {step === 'Review' && <ReviewStep form={form} userIds={userIds} />}
      </DialogContent>
      <DialogActions>
        <Box sx={{ mr: 'auto', display: 'flex' }}>
          <Button onClick={() => void campaign.saveDraft()} disabled={isPending}>
            Save draft
          </Button>
        </Box>
        {before && (
          <Button variant="outlined" onClick={() => setStep(before)} disabled={isPending}>
            Back
          </Button>
        )}
        {after ? (
          <Button variant="contained" onClick={() => void next()}>
            Next
          </Button>
        ) : (
          <SendButton
            form={form}
            userIds={userIds}
            isPending={isPending}
            onSend={() => void campaign.send()}
          />
        )}
      </DialogActions>
    </ConsoleDialog>
  );
}
