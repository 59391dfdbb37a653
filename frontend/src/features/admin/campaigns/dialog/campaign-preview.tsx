import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { failureToast } from '../../../../ui/feedback/toast-messages';
import { useToasts } from '../../../../ui/feedback/toasts';
import { MailPreviewPane } from '../../shared/mail-preview-pane';
import { useDebounced } from '../../shared/use-debounced';
import { wordsOf, type CampaignValues } from './campaign-form';
import { useCampaignPreview, useTestSend } from '../campaigns.api';

/** A preview, updated shortly after each change, and a test email on request. */
export function CampaignPreview({ form }: { form: UseFormReturn<CampaignValues> }) {
  const watched = useWatch({ control: form.control, compute: wordsOf });
  const words = useDebounced(watched);
  const isReady = words.subject !== '' && words.markdown.trim() !== '';
  const preview = useCampaignPreview(isReady ? words : null);
  const test = useTestSend();
  const { toast } = useToasts();

  const sendTest = () =>
    test.mutate(wordsOf(form.getValues()), {
      onSuccess: ({ message }) => toast({ title: 'Test Email Sent', description: message }),
      onError: (error) => toast(failureToast('Failed to Send Email', error)),
    });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
      <MailPreviewPane
        preview={isReady ? (preview.data ?? null) : null}
        error={isReady ? preview.error : null}
        isLoading={isReady && preview.isPending}
        empty="Write a subject and a message to see the email here."
      />
      <Button
        variant="outlined"
        onClick={sendTest}
        disabled={!isReady || test.isPending}
        sx={{ justifySelf: 'start' }}
      >
        {test.isPending ? 'Sending...' : 'Send a test to me'}
      </Button>
    </Box>
  );
}
