import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Campaign } from '#contract/console/campaigns/campaigns';
import { DraftNotice } from '../../../../ui/feedback/draft-notice';
import { whileBusy } from '../../../../ui/feedback/while-busy';
import { ConsoleDialog, RowActions } from '../../shared/console-dialog';
import { LoadProblem } from '../../shared/load-problem';
import { useCampaign } from '../campaigns.api';
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
      disabled={hasNoRecipients}
      {...whileBusy(isPending)}
      aria-describedby={hasNoRecipients ? REACH_ID : undefined}
    >
      {isNow ? 'Send Campaign' : 'Schedule Campaign'}
    </Button>
  );
}

interface Props {
  /** A saved campaign to continue. */
  draft?: Campaign;
  firstStep?: StepName;
  /** Users selected by hand, if the campaign is for them. */
  selectedUserIds?: readonly string[];
  onClose: () => void;
}

/** How the dialog around the form behaves. */
interface Frame {
  isDirty: boolean;
  isBusy: boolean;
}

const AT_REST: Frame = { isDirty: false, isBusy: false };
/** Phones have room for that button next to the title, and for the others at the bottom. */
const SAVE_ROOM = 148;
const NO_USERS: readonly string[] = [];

/** The steps with their buttons, inside the dialog. */
function CampaignEditor({
  draft,
  firstStep = 'Message',
  selectedUserIds = NO_USERS,
  onClose,
  onFrame,
}: Props & { onFrame: (frame: Frame) => void }) {
  const [step, setStep] = useState<StepName>(firstStep);
  const campaign = useCampaignForm({
    draft: draft ?? null,
    selectedUserIds,
    onStep: setStep,
    onDone: onClose,
  });
  const { form, userIds, isPending } = campaign;
  const { isDirty } = form.formState;
  const tell = useEffectEvent(onFrame);
  useEffect(() => tell({ isDirty, isBusy: isPending }), [isDirty, isPending]);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const at = STEP_NAMES.indexOf(step);
  const before = STEP_NAMES[at - 1];
  const after = STEP_NAMES[at + 1];

  const next = async () => {
    if (after && (await campaign.isStepValid(step))) setStep(after);
  };
  const save = (
    <Button
      onClick={() => void campaign.saveDraft()}
      {...whileBusy(isPending)}
      sx={isPhone ? { position: 'absolute', top: 16, right: 48 } : { ml: -1.75, mr: 'auto' }}
    >
      {campaign.isScheduled ? 'Save changes' : 'Save draft'}
    </Button>
  );
  return (
    <>
      {isPhone && save}
      <CampaignSteps current={step} />
      <DialogContent
        key={step}
        sx={{
          '&.MuiDialogContent-root': { pt: 2 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          alignContent: 'start',
        }}
      >
        {campaign.typed.isRestored && <DraftNotice onStartOver={campaign.typed.startOver} />}
        {step === 'Message' && <MessageStep form={form} />}
        {step === 'Audience' && <AudienceStep form={form} userIds={userIds} />}
        {step === 'Schedule' && <ScheduleStep form={form} />}
        {step === 'Review' && <ReviewStep form={form} userIds={userIds} />}
      </DialogContent>
      <RowActions>
        {!isPhone && save}
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
      </RowActions>
    </>
  );
}

export function CampaignDialog(props: Props) {
  const [frame, setFrame] = useState(AT_REST);
  return (
    <ConsoleDialog
      title="Create New Campaign"
      isTall
      titleRoom={SAVE_ROOM}
      {...frame}
      onClose={props.onClose}
    >
      <CampaignEditor {...props} onFrame={setFrame} />
    </ConsoleDialog>
  );
}

interface SavedProps {
  id: string;
  firstStep: StepName;
  onClose: () => void;
}

/** Edits a saved campaign, as it is now: what an earlier visit loaded may have changed since. */
export function SavedCampaignDialog({ id, firstStep, onClose }: SavedProps) {
  const { data, isFetchedAfterMount, isError, isFetching, refetch } = useCampaign(id);
  const [frame, setFrame] = useState(AT_REST);
  return (
    <ConsoleDialog title="Edit Campaign" isTall titleRoom={SAVE_ROOM} {...frame} onClose={onClose}>
      {data && isFetchedAfterMount ? (
        <CampaignEditor draft={data} firstStep={firstStep} onClose={onClose} onFrame={setFrame} />
      ) : (
        <DialogContent>
          {isError ? (
            <LoadProblem subject="The campaign" onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <Skeleton variant="rounded" height={320} aria-label="Loading the campaign" />
          )}
        </DialogContent>
      )}
    </ConsoleDialog>
  );
}
