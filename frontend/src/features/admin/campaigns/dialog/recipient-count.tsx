import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AudienceAnswer } from '#contract/console/campaigns/campaigns';
import { Caution } from '../../shared/caution';
import { peopleWords, totalWords } from '../../shared/console-format';
import { LoadProblem } from '../../shared/load-problem';
import { lacksSegment, segmentOf, type CampaignValues } from './campaign-form';
import { useAudience } from '../campaigns.api';

export interface ReachProps {
  form: UseFormReturn<CampaignValues>;
  userIds: readonly string[];
}

/** Shows how many people the campaign reaches, and why it can't be sent without recipients. */
export const REACH_ID = 'campaign-reach';

/** How many people it currently reaches. */
export function useReach({ form, userIds }: ReachProps) {
  const values = useWatch({ control: form.control, compute: (all: CampaignValues) => all });
  return useAudience(
    lacksSegment(values) ? null : { segment: segmentOf(values, userIds), mailKind: values.mailKind },
  );
}

function reachWords({ recipients, unreachable, relation }: AudienceAnswer): string {
  const left = unreachable === 0 ? '' : `; ${totalWords(unreachable, relation)} more can't be reached`;
  return `Reaches ${peopleWords(recipients, relation)}${left}`;
}

export function RecipientCount(props: ReachProps) {
  const { data, isError, isFetching, isEnabled, refetch } = useReach(props);
  const waiting = isEnabled ? 'Counting...' : 'Choose a segment to see how many people it reaches';
  if (isError)
    return (
      <LoadProblem
        subject="The number of recipients"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  const isBlocked = data?.recipients === 0;
  const words = (
    <>
      <Typography sx={{ fontWeight: 620 }}>{data ? reachWords(data) : waiting}</Typography>
      {isBlocked && (
        <Typography variant="body2">
          You can't send this yet because no one would receive it. Choose other recipients or the other kind
          of email.
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        Only confirmed members who allow this kind of email, and whose address isn't suppressed, can be
        reached.
      </Typography>
    </>
  );
  return (
    <div id={REACH_ID} role="status">
      {isBlocked ? (
        <Caution>{words}</Caution>
      ) : (
        <Box sx={{ display: 'grid', gap: 0.5, p: 2, borderRadius: '16px', bgcolor: 'soft.head' }}>
          {words}
        </Box>
      )}
    </div>
  );
}
