import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { KEPT_DAYS } from '#contract/account/privacy';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { SURVEY_BREAKDOWN_FIELDS, type SurveyBreakdownField } from '#contract/console/admin';
import { SEGMENT_RULES, type SavedSegment } from '#contract/console/campaigns/segments';
import { useFormDraft } from '../../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../../lib/forms/use-rules-form';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog';
import { FormDialog } from '../../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../../ui/feedback/draft-notice';
import { failureToast } from '../../../../ui/feedback/toast-messages';
import { useToasts } from '../../../../ui/feedback/toasts';
import { FormField } from '../../../../ui/fields/form-field';
import { useCurrentUser } from '../../../auth/auth.api';
import { peopleWords } from '../../shared/console-format';
import { useDebounced } from '../../shared/use-debounced';
import { useAudience } from '../campaigns.api';
import { SURVEY_FIELD_WORDS } from '../dialog/survey-texts';
import {
  answerOptions,
  conditionProblem,
  conditionsOf,
  languageOptions,
  segmentValues,
  zoneOptions,
  type SegmentValues,
} from './segment-form';
import { useDeleteSegment, useSaveSegment } from './segments.api';

type Form = UseFormReturn<SegmentValues>;

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

function AnswerField({ form, question }: { form: Form; question: SurveyBreakdownField }) {
  const chosen = useWatch({ control: form.control, name: question });
  return (
    <FormField control={form.control} name={question} label={SURVEY_FIELD_WORDS[question]} select native>
      <option value="">Any answer</option>
      {answerOptions(question, chosen).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </FormField>
  );
}

function Conditions({ form }: { form: Form }) {
  const { control } = form;
  const [activity, zones, languages] = useWatch({ control, name: ['activity', 'zones', 'languages'] });
  return (
    <>
      <Typography variant="h4" component="h3">
        Everyone in the segment meets all of these conditions
      </Typography>
      <Box sx={pair}>
        <FormField control={control} name="joinedFrom" label="Signed up on or after" type="date" />
        <FormField control={control} name="joinedUntil" label="Signed up on or before" type="date" />
      </Box>
      <Box sx={pair}>
        <FormField control={control} name="activity" label="Last active" select native>
          <option value="">At any time</option>
          <option value="within">Within a number of days</option>
          <option value="not-within">Not within a number of days</option>
        </FormField>
        {activity !== '' && (
          <FormField control={control} name="activityDays" label="Number of days" type="number" />
        )}
        <FormField
          control={control}
          name="neverOpened"
          label="Emails"
          hint={`Opens are recorded for ${KEPT_DAYS.mails} days`}
          select
          native
        >
          <option value="">Opened or not</option>
          <option value="yes">Was sent some but never opened one</option>
        </FormField>
      </Box>
      <Box sx={pair}>
        <FormField control={control} name="zones" label="Time zone" select native>
          <option value="">Any time zone</option>
          {zoneOptions(zones).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormField>
        <FormField
          control={control}
          name="languages"
          label="Language"
          hint="What their browser preferred when they last signed in"
          select
          native
        >
          <option value="">Any language</option>
          {languageOptions(languages).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormField>
      </Box>
      <Box sx={pair}>
        {SURVEY_BREAKDOWN_FIELDS.map((question) => (
          <AnswerField key={question} form={form} question={question} />
        ))}
      </Box>
    </>
  );
}

/** How many people are in the segment now, recounted shortly after each change. */
function LiveCount({ form, mailKind }: { form: Form; mailKind: OptionalMailKind }) {
  const watched = useWatch({ control: form.control, compute: (values: SegmentValues) => values });
  const values = useDebounced(watched);
  const conditions = conditionProblem(values) ? [] : conditionsOf(values);
  const { data, isError } = useAudience(
    conditions.length === 0 ? null : { segment: { kind: 'custom', name: values.name, conditions }, mailKind },
  );
  if (conditions.length === 0) return 'Choose at least one condition.';
  if (isError) return "Couldn't count the people in this segment.";
  return data ? `${peopleWords(data.recipients, data.relation)} now, for this kind of email` : 'Counting...';
}

interface Props {
  /** Null for a new one. */
  segment: SavedSegment | null;
  mailKind: OptionalMailKind;
  onSaved: (segment: SavedSegment) => void;
  onClose: () => void;
}

export function SegmentDialog({ segment, mailKind, onSaved, onClose }: Props) {
  const { form, submit, showServerErrors } = useRulesForm<SegmentValues>({
    rules: { name: SEGMENT_RULES.name },
    defaultValues: segmentValues(segment),
  });
  const { data: user } = useCurrentUser();
  const typed = useFormDraft({ name: `segment-draft:${user?.id}:${segment?.id ?? 'new'}`, form });
  const save = useSaveSegment(segment?.id ?? null);
  const deletion = useDeleteSegment();
  const [isAsking, setAsking] = useState(false);
  const { toast } = useToasts();

  const store = (values: SegmentValues) => {
    const problem = conditionProblem(values);
    if (problem) {
      form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      return;
    }
    save.mutate(
      { name: values.name.trim(), conditions: conditionsOf(values) },
      {
        onSuccess: (saved) => {
          toast({ title: 'Segment Saved', description: saved.name });
          typed.forget();
          onSaved(saved);
        },
        onError: (error) => {
          showServerErrors(error);
          toast(failureToast('Failed to save the segment', error));
        },
      },
    );
  };
  const remove = (id: string) =>
    deletion.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Segment Deleted', description: 'Campaigns that used it keep their copy.' });
        typed.forget();
        onClose();
      },
      onError: (error) => toast(failureToast('Failed to delete the segment', error)),
      onSettled: () => setAsking(false),
    });
  return (
    <FormDialog
      open
      title={segment ? 'Edit Segment' : 'New Segment'}
      submitLabel="Save Segment"
      isPending={save.isPending}
      isDirty={form.formState.isDirty}
      maxWidth="md"
      note={<LiveCount form={form} mailKind={mailKind} />}
      onSubmit={() => submit(store)}
      onClose={onClose}
    >
      {typed.isRestored && <DraftNotice onStartOver={typed.startOver} />}
      <FormField control={form.control} name="name" label="Segment name" rule={SEGMENT_RULES.name} />
      <Conditions form={form} />
      {segment && (
        <Button
          color="error"
          onClick={() => setAsking(true)}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          Delete Segment
        </Button>
      )}
      {segment && (
        <ConfirmDialog
          open={isAsking}
          title="Delete Segment"
          description={`This permanently deletes "${segment.name}". Campaigns that used it keep their copy.`}
          confirmLabel="Delete Segment"
          isPending={deletion.isPending}
          onConfirm={() => remove(segment.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </FormDialog>
  );
}
