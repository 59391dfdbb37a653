import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../../lib/api/api-error';
import { showFieldErrors, textField } from '../../../lib/forms';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useToasts } from '../../../ui/feedback/toasts';
import { validEmailAddress } from '../auth-rules';
import { useRequestReset } from '../auth.api';

interface Props {
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

export function ForgotPasswordDialog({ open, onClose, onSent }: Props) {
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { email: '' } });
  const { mutate, isPending } = useRequestReset();
  const { toast } = useToasts();

  const close = () => {
    reset();
    onClose();
  };
  const submit = handleSubmit(({ email }) =>
    mutate(email.trim(), {
      onSuccess: () => {
        toast({ title: 'Reset link sent', description: 'Check your email for a password reset link.' });
        reset();
        onSent();
      },
      onError: (error) => {
        showFieldErrors(error, ['email'], setError);
        const { title, description } = ERROR_CATALOGUE.password_reset_failed;
        toast({ tone: 'error', title, description: failureText(error, description) });
      },
    }),
  );

  return (
    <FormDialog
      open={open}
      title="Reset your password"
      submitLabel="Send Reset Link"
      maxWidth="xs"
      isPending={isPending}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <DialogContentText>
        Tell us the address of your account, and we send you a link to choose a new one.
      </DialogContentText>
      <TextField
        label="Email"
        type="email"
        autoFocus
        slotProps={{ htmlInput: { autoComplete: 'email', inputMode: 'email' } }}
        {...textField(register, formState.errors, 'email', validEmailAddress)}
      />
    </FormDialog>
  );
}
