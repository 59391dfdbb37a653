import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { FactList } from '../../shared/lists/fact-list';
import { scheduleOf, segmentOf, type CampaignValues } from './campaign-form';
import { CampaignPreview } from './campaign-preview';
import { NIGHT_WORDS, scheduleWords } from '../campaign-state';
import { SubjectText } from '../subject-text';
import { MAIL_KIND_CHOICES, segmentText } from './audience-texts';
import { RecipientCount } from './recipient-count';

interface Props {
  form: UseFormReturn<CampaignValues>;
  userIds: readonly string[];
}

function whenWords(values: CampaignValues): string {
  const schedule = scheduleOf(values, new Date());
  return typeof schedule === 'string' ? schedule : (scheduleWords(schedule) ?? '');
}

/** A final summary: a sent campaign can't be recalled. */
export function ReviewStep({ form, userIds }: Props) {
  const values = form.getValues();
  const kind = MAIL_KIND_CHOICES.find(({ value }) => value === values.mailKind);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <RecipientCount form={form} userIds={userIds} />
        <FactList
          facts={[
            ['Campaign name', values.name],
            ['Subject', <SubjectText key="subject" text={values.subject} />],
            ['Who receives it', segmentText(segmentOf(values, userIds))],
            ['Kind of email', kind?.label ?? values.mailKind],
            ['When it goes out', whenWords(values)],
          ]}
        />
        <Typography variant="body2" color="textSecondary">
          {NIGHT_WORDS}
        </Typography>
      </Box>
      <CampaignPreview form={form} />
    </Box>
  );
}
