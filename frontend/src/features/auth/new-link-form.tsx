import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EMAIL_REQUEST_RULES, type EmailRequest, type MessageAnswer } from '#contract/account/auth';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../lib/api/api-error';
import { useRulesForm } from '../../lib/forms/use-rules-form';
import { ignoreTaps } from '../../lib/ignore-taps';
import { BELOW_LABEL, FormField } from '../../ui/fields/form-field';
import { useToasts } from '../../ui/feedback/toasts';
import { whileBusy } from '../../ui/feedback/while-busy';

interface Send {
  mutate: (
    email: string,
    outcome: { onSuccess: (answer: MessageAnswer) => void; onError: (error: Error) => void },
  ) => void;
  isPending: boolean;
}

interface Props {
  /** The address just used, or empty. */
  knownEmail?: string;
  /** The call that sends the link; it answers the same for every address. */
  send: Send;
  sentTitle: string;
  submitLabel?: string;
  /** Nothing else on the page leads on. */
  isMain?: boolean;
}

const FIELD = { xs: 'calc(1rem * 1.4375 + 24px)', sm: 'calc(0.9375rem * 1.4375 + 24px)' };

/** Sends another link to the address the user types. */
export function NewLinkForm({
  knownEmail = '',
  send,
  sentTitle,
  submitLabel = 'Send another link',
  isMain = false,
}: Props) {
  const { control, onSubmit } = useRulesForm<EmailRequest>({
    rules: EMAIL_REQUEST_RULES,
    defaultValues: { email: knownEmail },
  });
  const { toast } = useToasts();
  const hasPointer = useMediaQuery('(pointer: fine)', { noSsr: true });

  const submit = ({ email }: EmailRequest) => {
    // A second tap would send it twice.
    ignoreTaps();
    send.mutate(email.trim(), {
      onSuccess: ({ message }) => toast({ title: sentTitle, description: message }),
      onError: (error) => {
        const { title, description } = ERROR_CATALOGUE.email_send_failed;
        toast({ tone: 'error', title, description: failureText(error, description) });
      },
    });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit(submit)}
      sx={{
        mt: 3,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        rule={EMAIL_REQUEST_RULES.email}
        // On a phone, the keyboard would cover why it is asked for.
        autoFocus={isMain && hasPointer}
        inputProps={{ autoComplete: 'email' }}
      />
      <Button
        type="submit"
        variant={isMain ? 'contained' : 'outlined'}
        {...whileBusy(send.isPending)}
        // Next to the field: from its top, below the label, and as high.
        sx={{ minHeight: FIELD, mt: { sm: BELOW_LABEL } }}
      >
        {submitLabel}
      </Button>
    </Box>
  );
}
