import { useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import { CAMPAIGN_SAMPLE_RULES } from '#contract/console/campaigns/campaign-samples';
import { CAMPAIGN_RULES, type Campaign, type CampaignSchedule } from '#contract/console/campaigns/campaigns';
import { ApiError } from '../../../../lib/api/api-error';
import { useFormDraft } from '../../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../../lib/forms/use-rules-form';
import { failureToast } from '../../../../ui/feedback/toast-messages';
import { useToasts } from '../../../../ui/feedback/toasts';
import { useCurrentUser } from '../../../auth/auth.api';
import { draftOf, initialValues, lacksSegment, scheduleOf, type CampaignValues } from './campaign-form';
import type { StepName } from './campaign-steps';
import { useCampaignStep, useSaveCampaign } from '../campaigns.api';

const STAYS_PAUSED = 'It stays paused until someone resumes it.';
const WORDS = ['name', 'subject', 'preview', 'markdown'] as const;
const FIELDS_OF: Readonly<Record<StepName, readonly FieldPath<CampaignValues>[]>> = {
  Message: WORDS,
  Audience: [],
  Schedule: ['at', 'day'],
  Review: [],
};

interface Options {
  draft: Campaign | null;
  selectedUserIds: readonly string[];
  onStep: (step: StepName) => void;
  onDone: () => void;
}

/** The form across all steps; saving twice never creates a second campaign. */
export function useCampaignForm({ draft, selectedUserIds, onStep, onDone }: Options) {
  const userIds = draft?.segment.kind === 'selected' ? draft.segment.userIds : selectedUserIds;
  const { form, showServerErrors } = useRulesForm<CampaignValues>({
    rules: { ...CAMPAIGN_RULES, testTo: CAMPAIGN_SAMPLE_RULES.to },
    defaultValues: initialValues(draft, userIds.length > 0, new Date()),
    mode: 'onChange',
  });
  const { data: user } = useCurrentUser();
  const about = draft?.id ?? (userIds.length > 0 ? 'selected' : 'new');
  // The token is the id of the saved campaign, so that saving again never creates a second one.
  const typed = useFormDraft({ name: `campaign-draft:${user?.id}:${about}`, form, token: draft?.id ?? '' });
  const save = useSaveCampaign();
  const step = useCampaignStep();
  const { toast } = useToasts();
  const isBusy = useRef(false);

  /** A second click can arrive before the first one disables the button. */
  const once = async (action: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    await action().finally(() => (isBusy.current = false));
  };

  const isStepValid = async (name: StepName): Promise<boolean> => {
    if (name === 'Audience' && lacksSegment(form.getValues())) {
      form.setError('custom', { message: 'Choose a segment' });
      return false;
    }
    if (name !== 'Schedule') return form.trigger(FIELDS_OF[name], { shouldFocus: true });
    const values = form.getValues();
    const schedule = scheduleOf(values, new Date());
    if (typeof schedule !== 'string') return true;
    form.setError(values.scheduleKind === 'at' ? 'at' : 'day', { message: schedule }, { shouldFocus: true });
    return false;
  };

  const refuse = (title: string, error: unknown): void => {
    const isAboutWords =
      error instanceof ApiError && error.errors.some(({ field }) => WORDS.some((word) => word === field));
    if (isAboutWords) onStep('Message');
    showServerErrors(error);
    toast(failureToast(title, error));
  };

  const store = async (): Promise<Campaign> => {
    const campaign = await save.mutateAsync({
      id: typed.token || null,
      draft: draftOf(form.getValues(), userIds),
    });
    typed.renew(campaign.id);
    return campaign;
  };

  /** A scheduled campaign stays scheduled while it is edited. */
  const isScheduled = draft !== null && draft.status !== 'draft';
  const isPaused = draft?.status === 'paused';

  const saveDraft = async (): Promise<void> => {
    for (const name of ['Message', 'Audience'] as const) if (!(await isStepValid(name))) return onStep(name);
    try {
      await store();
      toast(
        isScheduled
          ? { title: 'Campaign Saved', description: isPaused ? STAYS_PAUSED : 'It goes out as scheduled.' }
          : { title: 'Draft Saved', description: "It's under Campaign Management." },
      );
      typed.forget();
      onDone();
    } catch (error) {
      refuse(`Failed to save the ${isScheduled ? 'campaign' : 'draft'}`, error);
    }
  };

  const start = async (schedule: CampaignSchedule): Promise<void> => {
    try {
      const campaign = await store();
      await step.mutateAsync({ id: campaign.id, step: isScheduled ? 'reschedule' : 'start', schedule });
      toast(
        isPaused
          ? { title: 'Campaign Saved', description: STAYS_PAUSED }
          : schedule.kind === 'now'
            ? { title: 'Campaign Started', description: `"${campaign.name}" is on its way.` }
            : { title: 'Campaign Scheduled', description: `"${campaign.name}" is scheduled.` },
      );
      typed.forget();
      onDone();
    } catch (error) {
      refuse(`Failed to ${isScheduled ? 'reschedule' : 'start'} the campaign`, error);
    }
  };

  const send = async (): Promise<void> => {
    const schedule = scheduleOf(form.getValues(), new Date());
    if (typeof schedule !== 'string') return start(schedule);
    onStep('Schedule');
    toast({ tone: 'error', title: 'Failed to start the campaign', description: schedule });
  };

  return {
    form,
    typed,
    userIds,
    isStepValid,
    saveDraft: () => once(saveDraft),
    send: () => once(send),
    isScheduled,
    isPending: save.isPending || step.isPending,
  };
}
