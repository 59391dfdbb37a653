import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { PIN_LENGTH } from '../../lib/app-lock/pin';

/** Six signs that can be counted; the room after the last one is made up for before the first. */
const SIGNS = {
  textAlign: 'center',
  textIndent: '0.5em',
  letterSpacing: '0.5em',
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

interface Props {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  problem?: string | null;
  disabled?: boolean;
  autoFocus?: boolean;
  isShown: boolean;
  /** Without it, the field follows another field's toggle. */
  onToggle?: () => void;
}

/** Over the end of the field, so that the digits stay in its middle. */
const AT_END = { position: 'absolute', right: 14 } as const;

/** Six digits, as dots until they are shown. No password manager is asked to keep it. */
export function PinField({ label, value, onChange, problem, disabled, autoFocus, isShown, onToggle }: Props) {
  const toggle = onToggle && (
    <InputAdornment position="end" sx={AT_END}>
      <IconButton edge="end" aria-label={isShown ? 'Hide PIN' : 'Show PIN'} onClick={onToggle}>
        {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, PIN_LENGTH))}
      error={Boolean(problem)}
      helperText={problem}
      disabled={disabled}
      autoFocus={autoFocus}
      sx={{ '& input': SIGNS }}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: PIN_LENGTH },
        formHelperText: { role: 'alert' },
      }}
    />
  );
}
