import DialogContentText from '@mui/material/DialogContentText';
import { EMAIL_REQUEST_RULES, type EmailRequest } from '#contract/account/auth';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useToasts } from '../../../ui/feedback/toasts';
import { FormField } from '../../../ui/fields/form-field';
import { useRequestReset } from '../auth.api';

interface Props {
  open: boolean;
  /** What was typed on the sign-in form. */
  email: string;
  onClose: () => void;
  onSent: () => void;
}

export function ForgotPasswordDialog({ open, email, onClose, onSent }: Props) {
  const { form, control, submit, showServerErrors } = useRulesForm<EmailRequest>({
    rules: EMAIL_REQUEST_RULES,
    defaultValues: { email },
  });
  const { reset, formState } = form;
  const { mutate, isPending } = useRequestReset();
  const { toast } = useToasts();

  const close = () => {
    reset();
    onClose();
  };
  const send = (request: EmailRequest) =>
    mutate(request.email.trim(), {
      onSuccess: () => {
        toast({ title: 'Reset link sent', description: 'Check your email for a password reset link.' });
        reset();
        onSent();
      },
      onError: (error) => {
        showServerErrors(error);
        const { title, description } = ERROR_CATALOGUE.password_reset_failed;
        toast({ tone: 'error', title, description: failureText(error, description) });
      },
    });

  return (
    <FormDialog
      open={open}
      title="Reset your password"
      submitLabel="Send Reset Link"
      maxWidth="xs"
      isPending={isPending}
      isDirty={formState.isDirty}
      hasNoDraft
      onSubmit={() => submit(send)}
      onClose={close}
    >
      <DialogContentText
        sx={{
          // The sheet is the only thing on a phone's screen, so its title is one of a page.
          '.MuiDialog-paper:has(&) .MuiDialogTitle-root': { fontSize: { xs: '1.5rem', sm: '1.625rem' } },
        }}
      >
        Enter your account's email and we'll send you a link to choose a new password.
      </DialogContentText>
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        rule={EMAIL_REQUEST_RULES.email}
        autoFocus
        inputProps={{ autoComplete: 'email' }}
      />
    </FormDialog>
  );
}
