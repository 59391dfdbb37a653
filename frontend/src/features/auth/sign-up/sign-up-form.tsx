import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { REGISTER_RULES, STRICT_REGISTER_RULES } from '#contract/account/auth';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { PATHS } from '../../../lib/paths';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { FormField, PasswordFormField } from '../../../ui/fields/form-field';
import { PasswordMeter } from '../../../ui/fields/password-meter';
import { useAuthSettings } from '../auth.api';
import { RepeatedPasswordField } from '../repeated-password-field';
import { useSignUp, type SignUpValues } from './use-sign-up';

interface AgreementCheckboxProps {
  document: string;
  href: string;
  control: Control<SignUpValues>;
  name: 'acceptTerms' | 'acceptPrivacy';
}

/** Opens in a new tab so that no input is lost. */
function AgreementCheckbox({ document, href, control, name }: AgreementCheckboxProps) {
  const errorId = useId();
  const { field, fieldState } = useController({ control, name });
  const { ref, value, ...handlers } = field;
  const error = fieldState.error?.message;
  const input = {
    ref,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox {...handlers} checked={value} slotProps={{ input }} />}
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

const RULES = { main: REGISTER_RULES, strict: STRICT_REGISTER_RULES } as const;

/** The main form uses the deployment's minimum; the strict one requires at least eight characters. */
export function SignUpForm({ variant }: { variant: 'main' | 'strict' }) {
  const { passwordMinLength } = useAuthSettings();
  const rules = RULES[variant];
  const { control, onSubmit, showServerErrors } = useRulesForm<SignUpValues>({
    rules,
    defaultValues: EMPTY,
    passwordMinLength,
  });
  const { signUp, isPending } = useSignUp(variant, showServerErrors);
  const [isShown, setShown] = useState(false);
  const [typed, ...own] = useWatch({ control, name: ['password', 'firstName', 'lastName', 'email'] });
  const minimum = Math.max('atLeast' in rules.password ? rules.password.atLeast : 0, passwordMinLength);
  return (
    <Box component="form" noValidate onSubmit={onSubmit(signUp)} sx={{ display: 'grid', gap: 2.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2.5 },
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'start',
        }}
      >
        <FormField
          control={control}
          name="firstName"
          label="First Name"
          rule={rules.firstName}
          autoFocus
          inputProps={{ autoComplete: 'given-name' }}
        />
        <FormField
          control={control}
          name="lastName"
          label="Last Name"
          rule={rules.lastName}
          inputProps={{ autoComplete: 'family-name' }}
        />
      </Box>
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        rule={rules.email}
        inputProps={{ autoComplete: 'email' }}
      />
      <PasswordFormField
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
        rule={rules.password}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
        hint={<PasswordMeter password={typed} minimum={minimum} own={own} />}
      />
      <RepeatedPasswordField
        control={control}
        name="confirmPassword"
        rule={rules.confirmPassword}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
      <Box>
        <AgreementCheckbox
          document="Terms & Conditions"
          href={PATHS.terms}
          control={control}
          name="acceptTerms"
        />
        <AgreementCheckbox
          document="Privacy Policy"
          href={PATHS.privacy}
          control={control}
          name="acceptPrivacy"
        />
      </Box>
      <Button type="submit" variant="contained" size="large" {...whileBusy(isPending)}>
        Create Account
      </Button>
    </Box>
  );
}
