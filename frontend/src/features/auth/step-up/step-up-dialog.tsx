import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { KeyRound, LockKeyhole, Smartphone } from 'lucide-react';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import {
  CODE_FORM_RULES,
  PASSWORD_STEP_UP_FORM_RULES,
  type SecondFactorMethod,
} from '#contract/account/second-factor';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { SheetActions } from '../../../ui/dialogs/sheet-actions';
import { SheetDialog } from '../../../ui/dialogs/sheet-dialog';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { PasswordFormField } from '../../../ui/fields/form-field';
import { canUsePasskeys, methodsOf, passkeyFailureText, useFactors, useStepUp } from '../second-factor.api';
import { CodeField } from '../second-factor/code-field';

const { title, description } = ERROR_CATALOGUE.confirm_identity;
const FAILED = "We couldn't confirm it's you. Please try again.";

interface FormProps {
  isPending: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  /** Other ways to confirm their identity. */
  others: ReactNode;
  children: ReactNode;
}

function ConfirmationForm({ isPending, onSubmit, onCancel, others, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals, so the form below the dialog would receive this event too.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{description}</DialogContentText>
        {children}
        <Box sx={{ display: 'grid', mt: 1, justifyItems: 'start' }}>{others}</Box>
      </DialogContent>
      <SheetActions>
        <Button onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" {...whileBusy(isPending)}>
          Confirm
        </Button>
      </SheetActions>
    </Box>
  );
}

interface WayProps {
  isPending: boolean;
  confirm: ReturnType<typeof useStepUp>['mutate'];
  onConfirmed: () => void;
  onCancel: () => void;
  others: ReactNode;
}

function PasswordWay({ confirm, onConfirmed, ...rest }: WayProps) {
  const [isShown, setShown] = useState(false);
  const { form, control, submit } = useRulesForm({
    rules: PASSWORD_STEP_UP_FORM_RULES,
    defaultValues: { password: '' },
  });
  const send = (given: { password: string }) =>
    confirm(given, {
      onSuccess: onConfirmed,
      onError: (error) => form.setError('password', { message: failureText(error, FAILED) }),
    });
  return (
    <ConfirmationForm {...rest} onSubmit={() => submit(send)}>
      <PasswordFormField
        control={control}
        name="password"
        label="Current Password"
        autoComplete="current-password"
        rule={PASSWORD_STEP_UP_FORM_RULES.password}
        autoFocus
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
    </ConfirmationForm>
  );
}

function CodeWay({ methods, confirm, onConfirmed, ...rest }: WayProps & { methods: SecondFactorMethod[] }) {
  const { form, control, submit } = useRulesForm({ rules: CODE_FORM_RULES, defaultValues: { code: '' } });
  const send = (given: { code: string }) =>
    confirm(given, {
      onSuccess: onConfirmed,
      onError: (error) => form.setError('code', { message: failureText(error, FAILED) }),
    });
  return (
    <ConfirmationForm {...rest} onSubmit={() => submit(send)}>
      <CodeField control={control} methods={methods} />
    </ConfirmationForm>
  );
}

interface Props {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks users to confirm their identity again, with any method they've set up. */
export function StepUpDialog({ onConfirmed, onCancel }: Props) {
  const titleId = useId();
  const { data: factors } = useFactors();
  const methods = factors ? methodsOf(factors) : [];
  const { mutate: confirm, isPending } = useStepUp();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [hasTyped, setTyped] = useState(false);
  const [passkeyFailure, setPasskeyFailure] = useState<string | null>(null);
  const usePasskey = () => {
    setPasskeyFailure(null);
    confirm('passkey', {
      onSuccess: onConfirmed,
      onError: (error) => setPasskeyFailure(passkeyFailureText(error)),
    });
  };
  const OtherIcon = way === 'code' ? LockKeyhole : Smartphone;
  const others = (
    <>
      {methods.includes('passkey') && canUsePasskeys() && (
        <Button
          data-edge="start"
          startIcon={<KeyRound size={18} aria-hidden />}
          {...whileBusy(isPending)}
          onClick={usePasskey}
        >
          Use a passkey
        </Button>
      )}
      {methods.length > 0 && (
        <Button
          data-edge="start"
          startIcon={<OtherIcon size={18} aria-hidden />}
          disabled={isPending}
          onClick={() => {
            setTyped(false);
            setWay(way === 'code' ? 'password' : 'code');
          }}
        >
          {way === 'code' ? 'Use your password' : 'Use a code'}
        </Button>
      )}
      {passkeyFailure && (
        <DialogContentText role="alert" color="error">
          {passkeyFailure}
        </DialogContentText>
      )}
    </>
  );
  const rest = { isPending, confirm, onConfirmed, onCancel, others };
  return (
    <SheetDialog
      open
      isPlain
      labelledBy={titleId}
      onClose={isPending ? undefined : onCancel}
      losesInput={hasTyped}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box
        sx={{ display: 'contents' }}
        onInput={({ target }) => setTyped(target instanceof HTMLInputElement && target.value !== '')}
      >
        {way === 'password' ? <PasswordWay {...rest} /> : <CodeWay {...rest} methods={methods} />}
      </Box>
    </SheetDialog>
  );
}
