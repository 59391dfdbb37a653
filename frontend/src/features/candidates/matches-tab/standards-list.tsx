import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Criterion } from '#contract/dating/criteria';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { StarCount } from '../../../ui/fields/star-rating';
import { FoldingArea } from '../../../ui/layout/folding/folding-area';
import { useCriteria } from '../../criteria/criteria.api';

function StandardRow({ criterion: { question, description, weight, mustHave } }: { criterion: Criterion }) {
  return (
    <Box
      component="li"
      sx={{ py: 1.75, '& + &': { borderTop: 1, borderColor: 'divider' }, '&:first-of-type': { pt: 0 } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="h4" component="h3" sx={{ minWidth: 0 }}>
          {question}
        </Typography>
        <StarCount value={weight} />
      </Box>
      {mustHave !== null && (
        <Typography variant="body2" sx={{ fontWeight: 560, color: 'primary.main' }}>
          Must-have: {mustHave} or more out of 10
        </Typography>
      )}
      {description && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {description}
        </Typography>
      )}
    </Box>
  );
}

export function StandardsList({ onEdit }: { onEdit: () => void }) {
  const { data, error, isPending, refetch } = useCriteria();
  if (isPending) return <SkeletonCards count={3} label="Loading your standards" />;
  if (!data) return <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <EmptyState
        motif="list"
        title="No standards set up yet"
        description="Create your dating standards to start evaluating matches"
        action={
          <Button variant="contained" onClick={onEdit}>
            Set Up Standards
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <FoldingArea
        maxHeight="320px"
        scrolls
        moreLabel={`Show all ${data.length} standards`}
        regionLabel="Your standards"
        // The scroll bar lies in the card's padding, so that the rows end where the button below does.
        sx={{ '@media (min-width:900px)': { mr: -2 } }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100cqw' }}>
          {data.map((criterion) => (
            <StandardRow key={criterion.id} criterion={criterion} />
          ))}
        </Box>
      </FoldingArea>
    </Box>
  );
}
