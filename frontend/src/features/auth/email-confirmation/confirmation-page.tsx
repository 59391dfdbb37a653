import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { EMAIL_REQUEST_RULES, type EmailRequest } from '#contract/account/auth';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useToasts } from '../../../ui/feedback/toasts';
import { FormField } from '../../../ui/fields/form-field';
import { NavButton } from '../../../ui/layout/nav-button';
import { MessagePage } from '../../../ui/layout/message-page';
import { useResendConfirmation } from '../auth.api';

/** Sends another confirmation email to the address just used or to one the user types. */
function ResendConfirmation({ knownEmail }: { knownEmail: string }) {
  const { form, control, onSubmit } = useRulesForm<EmailRequest>({
    rules: EMAIL_REQUEST_RULES,
    defaultValues: { email: knownEmail },
  });
  const { mutate, isPending } = useResendConfirmation();
  const { toast } = useToasts();

  const resend = ({ email }: EmailRequest) =>
    mutate(email.trim(), {
      onSuccess: ({ message }) => toast({ title: 'Confirmation email sent', description: message }),
      onError: (error) => {
        const { title, description } = ERROR_CATALOGUE.email_send_failed;
        toast({ tone: 'error', title, description: failureText(error, description) });
      },
    });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit(resend)}
      sx={{
        mt: 4,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { sm: '1fr auto' },
        alignItems: 'end',
        textAlign: 'left',
      }}
    >
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        rule={EMAIL_REQUEST_RULES.email}
        inputProps={{ autoComplete: 'email' }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={isPending}
        sx={{ alignSelf: form.formState.errors.email ? 'center' : undefined }}
      >
        Send another link
      </Button>
    </Box>
  );
}

function emailOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}

export function ConfirmationPage() {
  const email = emailOf(useLocation().state);
  return (
    <MessagePage title="Check Your Email!" drawing={<EmptyDrawing motif="letter" />}>
      <Typography variant="subtitle1" sx={{ fontWeight: 620 }}>
        Account created successfully
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        Confirm your email to start using your account.{' '}
        {email
          ? `We sent a link to ${email}. It expires in 24 hours.`
          : 'We sent you a link. It expires in 24 hours.'}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Can't find it? Check your spam folder, request another link, or sign up again.
      </Typography>
      <ResendConfirmation knownEmail={email} />
      <Box sx={{ mt: 4 }}>
        <NavButton to={PATHS.auth} variant="contained">
          Back to Sign In
        </NavButton>
      </Box>
    </MessagePage>
  );
}
