import { useState } from 'react';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { API } from '#contract/paths';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { hasStatus } from '../../../lib/api/api-error';
import { download } from '../../../lib/download';
import { localDay, nearMoment } from '../../../lib/format';
import { useFormDraft } from '../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { failureToast, savedBeforeToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCurrentUser } from '../../auth/auth.api';
import { useAddPlan, useChangePlan, usePlannedDates } from '../planned-dates.api';
import {
  newPlan,
  pastProblem,
  PLAN_RULES,
  toPlanChanges,
  toPlanInput,
  valuesOfPlan,
  type PlanValues,
} from './plan-form';

const SERVER_FIELDS = { plannedFor: 'time' } as const;

function usePlanForm(initial: PlanValues, plan: PlannedDate | null = null) {
  return useRulesForm<PlanValues>({
    rules: PLAN_RULES,
    defaultValues: initial,
    serverFields: SERVER_FIELDS,
    alsoCheck: (values) => pastProblem(values, new Date(), plan),
  });
}

function usePlanDraft(about: string, form: ReturnType<typeof usePlanForm>['form'], token: string) {
  const { data: user } = useCurrentUser();
  return useFormDraft({ name: `plan-draft:${user?.id}:${about}`, form, token });
}

/** The form for a new plan. */
export function useNewPlan(given: Partial<PlanValues>, onSaved: () => void) {
  const [today] = useState(() => localDay(new Date()));
  const { data: plans } = usePlannedDates();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { form, control, submit, showServerErrors } = usePlanForm(newPlan(today, given, plans));
  const about = [given.candidateId, given.ideaTitle].filter(Boolean).join(':');
  const draft = usePlanDraft(about, form, idempotencyKey);
  const { mutate, isPending } = useAddPlan();
  const { toast } = useToasts();

  const addToCalendar = ({ id }: PlannedDate) =>
    void download(API.plannedDateCalendar(id)).catch((error: unknown) =>
      toast(failureToast('Failed to make the calendar file', error)),
    );
  const save = () =>
    submit((values) =>
      mutate(
        {
          input: { ...toPlanInput(values), candidateId: values.candidateId },
          idempotencyKey: draft.token,
        },
        {
          onSuccess: (plan) => {
            draft.forget();
            toast({
              title: 'Date planned',
              description: nearMoment(plan.plannedFor, today),
              action: { label: 'Add to calendar', onAction: () => addToCalendar(plan) },
            });
            onSaved();
          },
          onError: (error) => {
            if (hasStatus(error, 422)) {
              draft.renew(newIdempotencyKey());
              toast(savedBeforeToast('plan', '“Coming up”'));
            } else if (!showServerErrors(error)) toast(failureToast('Failed to plan the date', error));
          },
        },
      ),
    );
  return { form, control, save, draft, isPending };
}

/** The form for changing a plan; never over a newer version of it. */
export function useExistingPlan(plan: PlannedDate, onSaved: () => void) {
  const { form, control, submit, showServerErrors } = usePlanForm(valuesOfPlan(plan), plan);
  const draft = usePlanDraft(plan.id, form, String(plan.version));
  const { mutate, isPending } = useChangePlan(plan.id);
  const { toast } = useToasts();
  const save = () =>
    submit((values) =>
      mutate(
        { ...toPlanChanges(values, plan), version: Number(draft.token) },
        {
          onSuccess: () => {
            draft.forget();
            toast({ title: 'Plan changed' });
            onSaved();
          },
          onError: (error) => {
            if (showServerErrors(error)) return;
            toast(failureToast('Failed to change the plan', error));
            // It is shown as it is now.
            if (!hasStatus(error, 404) && !hasStatus(error, 409)) return;
            draft.forget();
            onSaved();
          },
        },
      ),
    );
  return { form, control, save, draft, isPending };
}
