import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'slotProps' | 'autoComplete' | 'sx'> & {
  autoComplete: 'current-password' | 'new-password';
  isShown: boolean;
  /** Without it, the field follows another field's toggle. */
  onToggle?: () => void;
  isRequired?: boolean;
};

/** The outline says the same as the strength meter below the field. */
const outlined = (mark: 'weak' | 'strong', borderColor: string) => ({
  [`&:has([data-strength=${mark}]) .MuiOutlinedInput-notchedOutline.MuiOutlinedInput-notchedOutline`]: {
    borderColor,
  },
});

/** Only one field in a form has the toggle for the keyboard; the repeated password follows it through `isShown`. */
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
      sx={{ ...outlined('weak', 'warning.main'), ...outlined('strong', 'success.main') }}
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
