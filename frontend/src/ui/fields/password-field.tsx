import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { REGISTER_RULES } from '#contract/account/auth';
import { characterCount } from '#contract/rules/characters';

/** A hint, not a rule: length counts most, then variety; one repeated character counts as short. */
export function passwordStrength(password: string, minimum: number): { level: 0 | 1 | 2 | 3; words: string } {
  const length = characterCount(password);
  const distinct = new Set(password).size;
  if (password === '')
    return { level: 0, words: `At least ${minimum} characters; a short sentence works well.` };
  if (length < minimum) return { level: 0, words: `${length} of at least ${minimum} characters` };
  if (length > REGISTER_RULES.password.max) return { level: 0, words: REGISTER_RULES.password.tooLong };
  if (length >= 14 && distinct >= 8) return { level: 3, words: 'Strong password' };
  if (length >= 10 && distinct >= 6) return { level: 2, words: 'Good password. Longer is stronger' };
  return { level: 1, words: 'OK. A few more words would make it strong' };
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'slotProps' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
  isShown: boolean;
  /** Without it, the field follows another field's toggle. */
  onToggle?: () => void;
  isRequired?: boolean;
};

/** Only one field in a form has the toggle; the repeated password follows it through `isShown`. */
export function PasswordField({ autoComplete, isShown, onToggle, isRequired, ...field }: PasswordFieldProps) {
  const toggle = onToggle && (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={isShown ? 'Hide password' : 'Show password'} onClick={onToggle}>
        {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: {
          autoComplete,
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          required: isRequired,
        },
      }}
    />
  );
}

const COLORS = ['divider', 'score.mid', 'score.high', 'score.high'] as const;

export function PasswordHint({ password, minimum }: { password: string; minimum: number }) {
  const { level, words } = passwordStrength(password, minimum);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: '3px' }}>
        {[1, 2, 3].map((step) => (
          <Box
            key={step}
            component="span"
            sx={{
              width: 18,
              height: 4,
              borderRadius: '2px',
              bgcolor: step <= level ? COLORS[level] : 'divider',
            }}
          />
        ))}
      </Box>
      {words}
    </Box>
  );
}
