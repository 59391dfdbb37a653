import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { SURVEY_BREAKDOWN_FIELDS } from '#contract/console/admin';
import { ANSWERS } from '#contract/console/campaigns/segments';
import { optionLabel } from '#contract/account/profile';
import { ChoiceList } from '../../shared/lists/choice-list';
import { SegmentField } from '../segments/segment-field';
import { NOT_SPECIFIED, type CampaignValues } from './campaign-form';
import { MAIL_KIND_CHOICES, segmentChoices } from './audience-texts';
import { RecipientCount } from './recipient-count';
import { SURVEY_FIELD_WORDS } from './survey-texts';

interface Props {
  form: UseFormReturn<CampaignValues>;
  userIds: readonly string[];
}

function SurveyFields({ form }: Pick<Props, 'form'>) {
  const { control, setValue } = form;
  const [field, value] = useWatch({ control, name: ['surveyField', 'surveyValue'] });
  const choose = (name: string) => {
    const next = SURVEY_BREAKDOWN_FIELDS.find((one) => one === name) ?? field;
    setValue('surveyField', next, { shouldDirty: true });
    setValue('surveyValue', ANSWERS[next][0] ?? NOT_SPECIFIED);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField
        select
        label="Question"
        value={field}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {SURVEY_BREAKDOWN_FIELDS.map((one) => (
          <option key={one} value={one}>
            {SURVEY_FIELD_WORDS[one]}
          </option>
        ))}
      </TextField>
      <TextField
        select
        label="Answer"
        value={value}
        onChange={(event) => setValue('surveyValue', event.target.value, { shouldDirty: true })}
        slotProps={{ select: { native: true } }}
      >
        {ANSWERS[field].map((one) => (
          <option key={one} value={one}>
            {optionLabel(one)}
          </option>
        ))}
        <option value={NOT_SPECIFIED}>Not specified</option>
      </TextField>
    </Box>
  );
}

export function AudienceStep({ form, userIds }: Props) {
  const { control, setValue, clearErrors } = form;
  const [segment, mailKind, custom] = useWatch({ control, name: ['segmentKind', 'mailKind', 'custom'] });
  const { errors } = useFormState({ control, name: 'custom' });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ChoiceList
        legend="Who receives it"
        value={segment}
        choices={segmentChoices(userIds.length)}
        onChange={(kind) => setValue('segmentKind', kind, { shouldDirty: true })}
      />
      {segment === 'survey' && <SurveyFields form={form} />}
      {segment === 'custom' && (
        <SegmentField
          chosen={custom}
          error={errors.custom?.message ?? null}
          mailKind={mailKind}
          onChoose={(chosen) => {
            setValue('custom', chosen, { shouldDirty: true });
            clearErrors('custom');
          }}
        />
      )}
      <ChoiceList
        legend="Kind of email"
        value={mailKind}
        choices={MAIL_KIND_CHOICES}
        onChange={(kind) => setValue('mailKind', kind, { shouldDirty: true })}
      />
      <RecipientCount form={form} userIds={userIds} />
    </Box>
  );
}
