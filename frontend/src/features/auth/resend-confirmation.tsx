import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../lib/api/api-error';
import { textField } from '../../lib/forms';
import { useToasts } from '../../ui/feedback/toasts';
import { validEmailAddress } from './auth-rules';
import { useResendConfirmation } from './auth.api';

/** Another confirmation mail, to the address just used or to one that is typed. */
export function ResendConfirmation({ knownEmail }: { knownEmail: string }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: knownEmail } });
  const { mutate, isPending } = useResendConfirmation();
  const { toast } = useToasts();

  const submit = handleSubmit(({ email }) =>
    mutate(email.trim(), {
      onSuccess: ({ message }) => toast({ title: 'Confirmation email sent', description: message }),
      onError: (error) => {
        const { title, description } = ERROR_CATALOGUE.email_send_failed;
        toast({ tone: 'error', title, description: failureText(error, description) });
      },
    }),
  );

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{
        mt: 4,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { sm: '1fr auto' },
        alignItems: 'end',
        textAlign: 'left',
      }}
    >
      <TextField
        label="Email"
        type="email"
        slotProps={{ htmlInput: { autoComplete: 'email', inputMode: 'email' } }}
        {...textField(register, formState.errors, 'email', validEmailAddress)}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={isPending}
        sx={{ alignSelf: formState.errors.email ? 'center' : undefined }}
      >
        Send another link
      </Button>
    </Box>
  );
}
