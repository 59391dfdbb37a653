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
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 }}>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        disabled={disabled}
        sx={{
          // The hint is no part of the name, and the switch is in the middle of both.
          display: 'contents',
          '& .MuiFormControlLabel-label': { gridArea: '1 / 1', alignSelf: 'end', p: 0, fontWeight: 560 },
          '& .MuiSwitch-root': { gridArea: '1 / 2 / span 2', alignSelf: 'center', ml: 0 },
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
      <Typography
        id={hintId}
        variant="body2"
        color="textSecondary"
        sx={{ gridArea: '2 / 1', maxWidth: '68ch' }}
      >
        {hint}
      </Typography>
    </Box>
  );
}
