import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import type { LinkCheckAnswer } from '#contract/console/campaigns/campaign-samples';
import { failureToast } from '../../../../ui/feedback/toast-messages';
import { useToasts } from '../../../../ui/feedback/toasts';
import { whileBusy } from '../../../../ui/feedback/while-busy';
import { useLinkCheck } from '../campaigns.api';
import type { CampaignValues } from './campaign-form';

function Findings({ links, unchecked }: LinkCheckAnswer) {
  if (links.length === 0) return <Typography role="status">There are no links to check.</Typography>;
  const broken = links.filter(({ problem }) => problem !== null);
  const summary =
    broken.length === 0
      ? `Every link works (${links.length} checked).`
      : `${broken.length} of ${links.length} links won't work.`;
  const rest = unchecked === 0 ? '' : ` ${unchecked} more weren't checked.`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {summary}
        {rest}
      </Typography>
      {broken.length > 0 && (
        <Box component="ul" aria-label="Broken links" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
          {broken.map(({ url, problem }) => (
            <li key={url}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {url}
              </Typography>
              <Typography variant="body2">{problem}</Typography>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Calls the message's links on request, and says which of them a reader can't use. */
export function LinkCheck({ form }: { form: UseFormReturn<CampaignValues> }) {
  const check = useLinkCheck();
  const { toast } = useToasts();
  const start = async () => {
    if (!(await form.trigger('markdown', { shouldFocus: true }))) return;
    check.mutate(form.getValues('markdown'), {
      onError: (error) => toast(failureToast('Failed to Check the Links', error)),
    });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        onClick={() => void start()}
        {...whileBusy(check.isPending)}
        sx={{ minHeight: 44 }}
      >
        {check.isPending ? 'Checking...' : 'Check links'}
      </Button>
      {check.data && !check.isPending && <Findings {...check.data} />}
    </Box>
  );
}
