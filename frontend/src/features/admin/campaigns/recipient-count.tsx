import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { peopleWords } from '../pieces/console-words';
import { LoadProblem } from '../pieces/load-problem';
import { segmentOf, type CampaignValues } from './campaign-form';
import { useAudience } from './campaigns.api';

interface Props {
  form: UseFormReturn<CampaignValues>;
  userIds: readonly string[];
}

/** How many it reaches as things stand. */
export function RecipientCount({ form, userIds }: Props) {
  const values = useWatch({ control: form.control, compute: (all: CampaignValues) => all });
  const { data, isError, isFetching, refetch } = useAudience({
    segment: segmentOf(values, userIds),
    mailKind: values.mailKind,
  });
  if (isError)
    return (
      <LoadProblem
        subject="The number of recipients"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <Box role="status" sx={{ p: 2, borderRadius: '16px', bgcolor: 'soft.heart' }}>
      <Typography sx={{ fontWeight: 620 }}>
        {data ? `Reaches ${peopleWords(data.recipients)}` : 'Counting...'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Only confirmed members who allow this kind of email are counted.
      </Typography>
    </Box>
  );
}
