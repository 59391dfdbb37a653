import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CAMPAIGN_SAMPLE_RULES } from '#contract/console/campaigns/campaign-samples';
import { ignoreTaps } from '../../../../lib/ignore-taps';
import { FormField } from '../../../../ui/fields/form-field';
import { failureToast } from '../../../../ui/feedback/toast-messages';
import { useToasts } from '../../../../ui/feedback/toasts';
import { MailPreviewPane } from '../../shared/mail-preview-pane';
import { useDebounced } from '../../shared/use-debounced';
import { previewOf, SAMPLE_WORDS, type CampaignValues, type SampleReader } from './campaign-form';
import { LinkCheck } from './link-check';
import { useCampaignPreview, useTestSend } from '../campaigns.api';

interface Props {
  form: UseFormReturn<CampaignValues>;
}

const SAMPLES = Object.keys(SAMPLE_WORDS) as SampleReader[];

/** A test email, to the administrator or to any address. */
function TestSend({ form, isReady }: Props & { isReady: boolean }) {
  const to = useWatch({ control: form.control, name: 'testTo' }).trim();
  const test = useTestSend();
  const { toast } = useToasts();
  const send = async () => {
    // A second tap would send it twice.
    ignoreTaps();
    if (!(await form.trigger('testTo', { shouldFocus: true }))) return;
    test.mutate(
      { ...previewOf(form.getValues()), ...(to !== '' && { to }) },
      {
        onSuccess: ({ message }) => toast({ title: 'Test Email Sent', description: message }),
        onError: (error) => toast(failureToast('Failed to Send Email', error)),
      },
    );
  };
  const label = to === '' ? 'Send a test to me' : 'Send a test';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <FormField
        control={form.control}
        name="testTo"
        label="Test address"
        type="email"
        rule={CAMPAIGN_SAMPLE_RULES.to}
        hint="Leave blank to use your own. Tests to any other address have [Test] in the subject."
      />
      <Button
        variant="outlined"
        onClick={() => void send()}
        disabled={!isReady || test.isPending}
        sx={{ minHeight: 52 }}
      >
        {test.isPending ? 'Sending...' : label}
      </Button>
    </Box>
  );
}

/** A preview for a sample recipient, updated shortly after each change, and a test email on request. */
export function CampaignPreview({ form }: Props) {
  const watched = useWatch({ control: form.control, compute: previewOf });
  const request = useDebounced(watched);
  const isTyped = watched.subject !== '' && watched.markdown.trim() !== '';
  const isReady = request.subject !== '' && request.markdown.trim() !== '';
  const preview = useCampaignPreview(isReady ? request : null);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
      <FormField control={form.control} name="sample" label="As seen by" select native>
        {SAMPLES.map((sample) => (
          <option key={sample} value={sample}>
            {SAMPLE_WORDS[sample]}
          </option>
        ))}
      </FormField>
      <MailPreviewPane
        preview={isReady ? (preview.data ?? null) : null}
        error={isReady ? preview.error : null}
        isLoading={isTyped && (!isReady || preview.isPending)}
        empty="Write a subject and a message to see the email here."
      />
      <TestSend form={form} isReady={isReady} />
      <LinkCheck form={form} />
    </Box>
  );
}
