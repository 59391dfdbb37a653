import TextField from '@mui/material/TextField';
import { PIN_LENGTH } from '../../lib/app-lock/pin';

/** Six signs that can be counted; the room after the last one is made up for before the first. */
const SIGNS = {
  textAlign: 'center',
  textIndent: '0.5em',
  letterSpacing: '0.5em',
  fontSize: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

interface Props {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  problem?: string | null;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Six digits, as dots. No password manager is asked to keep it. */
export function PinField({ label, value, onChange, problem, disabled, autoFocus }: Props) {
  return (
    <TextField
      label={label}
      type="password"
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, PIN_LENGTH))}
      error={Boolean(problem)}
      helperText={problem}
      disabled={disabled}
      autoFocus={autoFocus}
      sx={{ '& input': SIGNS }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: PIN_LENGTH },
        formHelperText: { role: 'alert' },
      }}
    />
  );
}
