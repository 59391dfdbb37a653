import TextField from '@mui/material/TextField';
import { PIN_LENGTH } from '../../lib/app-lock/pin';

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
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: PIN_LENGTH },
        formHelperText: { role: 'alert' },
      }}
    />
  );
}
