import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { AUTH_LIMITS, AUTH_TEXTS } from '#contract/auth';
import { textField } from '../../../lib/forms';
import { PATHS } from '../../../lib/paths';
import { PasswordField, PasswordHint } from '../../../ui/fields/password-field';
import {
  passwordOfAtLeast,
  validEmail,
  validEmailAddress,
  validFirstName,
  validLastName,
} from '../auth-rules';
import { useAuthSettings } from '../auth.api';
import { useSignUp, type SignUpValues } from './use-sign-up';

interface AgreementCheckboxProps {
  document: string;
  href: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The document opens in a tab of its own, so that nothing typed is lost. */
function AgreementCheckbox({ document, href, field, error }: AgreementCheckboxProps) {
  const errorId = useId();
  const { ref, ...handlers } = field;
  const input = { ref, 'aria-invalid': error !== undefined, 'aria-describedby': error ? errorId : undefined };
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox {...handlers} slotProps={{ input }} />}
        label={
          <>
            I accept the{' '}
            <Link href={href} target="_blank" rel="noopener">
              {document}
            </Link>
          </>
        }
      />
      {error && (
        <FormHelperText error id={errorId} sx={{ ml: 4.25 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const EMPTY: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
  acceptPrivacy: false,
};

/** The main form asks for the deployment's minimum, the strict one never for less than eight characters. */
export function SignUpForm({ variant }: { variant: 'main' | 'strict' }) {
  const { register, handleSubmit, setError, getValues, control, formState } = useForm<SignUpValues>({
    defaultValues: EMPTY,
  });
  const { signUp, isPending } = useSignUp(variant, setError);
  const { passwordMinLength } = useAuthSettings();
  const [isShown, setShown] = useState(false);
  const typed = useWatch({ control, name: 'password' });
  const { errors } = formState;

  const isStrict = variant === 'strict';
  const minimum = isStrict ? Math.max(AUTH_LIMITS.passwordMinStrict, passwordMinLength) : passwordMinLength;
  const validPassword = passwordOfAtLeast(
    minimum,
    isStrict ? AUTH_TEXTS.passwordTooShortStrict : AUTH_TEXTS.passwordTooShort,
  );
  const samePassword = (value: string) => value === getValues('password') || AUTH_TEXTS.passwordsDiffer;
  // In the order of the page: the first invalid one gets the focus.
  const fields = {
    firstName: textField(register, errors, 'firstName', validFirstName),
    lastName: textField(register, errors, 'lastName', validLastName),
    email: textField(register, errors, 'email', isStrict ? validEmailAddress : validEmail),
    password: textField(register, errors, 'password', validPassword),
    confirmPassword: textField(register, errors, 'confirmPassword', samePassword),
  };
  const submit = handleSubmit(signUp);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField
          label="First Name"
          autoFocus
          slotProps={{ htmlInput: { autoComplete: 'given-name' } }}
          {...fields.firstName}
        />
        <TextField
          label="Last Name"
          slotProps={{ htmlInput: { autoComplete: 'family-name' } }}
          {...fields.lastName}
        />
      </Box>
      <TextField
        label="Email"
        type="email"
        slotProps={{ htmlInput: { autoComplete: 'email', inputMode: 'email' } }}
        {...fields.email}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
        {...fields.password}
        helperText={fields.password.helperText ?? <PasswordHint password={typed} minimum={minimum} />}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        isShown={isShown}
        {...fields.confirmPassword}
      />
      <Box>
        <AgreementCheckbox
          document="Terms & Conditions"
          href={PATHS.terms}
          field={register('acceptTerms', {
            validate: (isAccepted) => isAccepted || AUTH_TEXTS.termsRequired,
          })}
          error={errors.acceptTerms?.message}
        />
        <AgreementCheckbox
          document="Privacy Policy"
          href={PATHS.privacy}
          field={register('acceptPrivacy', {
            validate: (isAccepted) => isAccepted || AUTH_TEXTS.privacyRequired,
          })}
          error={errors.acceptPrivacy?.message}
        />
      </Box>
      <Button type="submit" variant="contained" color="secondary" size="large" disabled={isPending}>
        Create Account
      </Button>
    </Box>
  );
}
