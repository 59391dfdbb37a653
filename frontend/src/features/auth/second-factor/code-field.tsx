import type { Control } from 'react-hook-form';
import type { SecondFactorMethod } from '#contract/account/second-factor';
import { CODE_FORM_RULES } from '#contract/account/second-factor';
import { FormField } from '../../../ui/fields/form-field';

interface Props {
  control: Control<{ code: string }>;
  methods: readonly SecondFactorMethod[];
}

/** One field for both kinds of codes: the server tells them apart. */
export function CodeField({ control, methods }: Props) {
  const hasApp = methods.includes('totp');
  return (
    <FormField
      control={control}
      name="code"
      label={hasApp ? 'Code' : 'Recovery Code'}
      rule={CODE_FORM_RULES.code}
      autoFocus
      hint={
        hasApp
          ? 'The six digits your authenticator app shows, or a recovery code.'
          : 'One of the ten codes you saved. Each works once.'
      }
      inputProps={{ autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: 'false' }}
    />
  );
}
