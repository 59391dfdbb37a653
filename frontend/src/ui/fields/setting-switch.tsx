import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { whileBusy } from '../feedback/while-busy';

interface Props {
  label: string;
  hint: ReactNode;
  checked: boolean;
  disabled?: boolean | undefined;
  /** A change is being saved. */
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
  /** In a form: what it registers the input with. */
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

/** A setting that is on or off, with a sentence that says what that means. */
export function SettingSwitch({ label, hint, checked, onChange, inputRef, ...props }: Props) {
  const { disabled, isBusy = false, ...input } = props;
  const hintId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        disabled={disabled}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          m: 0,
          '& .MuiFormControlLabel-label': { p: 0, fontWeight: 560 },
          '& .MuiSwitch-root': { ml: 0 },
        }}
        control={
          <Switch
            {...input}
            edge="end"
            checked={checked}
            onChange={(_event, isOn) => onChange(isOn)}
            slotProps={{
              input: { ref: inputRef, role: 'switch', 'aria-describedby': hintId, ...whileBusy(isBusy) },
            }}
          />
        }
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: -1, mr: 8, maxWidth: '68ch' }}>
        {hint}
      </Typography>
    </Box>
  );
}
