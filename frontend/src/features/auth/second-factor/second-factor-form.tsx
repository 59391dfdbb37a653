import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { CODE_FORM_RULES, type SecondFactorMethod } from '#contract/account/second-factor';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { Notice } from '../../../ui/feedback/notice';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { canUsePasskeys } from '../second-factor.api';
import { CodeField } from './code-field';

interface Props {
  methods: readonly SecondFactorMethod[];
  failure: string | null;
  isPending: boolean;
  onCode: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
}

/** The second step of signing in. */
export function SecondFactorForm({ methods, failure, isPending, onCode, onPasskey, onBack }: Props) {
  const { control, onSubmit } = useRulesForm({ rules: CODE_FORM_RULES, defaultValues: { code: '' } });
  const hasPasskey = methods.includes('passkey') && canUsePasskeys();
  const hasCode = methods.includes('totp') || methods.includes('recovery');
  // A code is the way of last resort for someone with a passkey only.
  const [isTyping, setTyping] = useState(!hasPasskey || methods.includes('totp'));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit(({ code }) => onCode(code))}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      {isTyping && hasCode && (
        <>
          <CodeField control={control} methods={methods} />
          <Button type="submit" variant="contained" size="large" {...whileBusy(isPending)}>
            Continue
          </Button>
        </>
      )}
      {hasPasskey && (
        <Button
          variant={isTyping ? 'outlined' : 'contained'}
          size="large"
          startIcon={<KeyRound size={18} aria-hidden />}
          {...whileBusy(isPending)}
          onClick={onPasskey}
        >
          Use a passkey
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {!isTyping && hasCode && <Button onClick={() => setTyping(true)}>Use a recovery code</Button>}
        <Button onClick={onBack}>Start over</Button>
      </Box>
    </Box>
  );
}
