import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useController, type Control, type FieldPathByValue } from 'react-hook-form';
import type { ProfileValues } from './profile-form';

interface Props {
  control: Control<ProfileValues>;
  name: FieldPathByValue<ProfileValues, boolean>;
  label: string;
  hint: ReactNode;
  disabled?: boolean;
}

export function SwitchField({ control, name, label, hint, disabled }: Props) {
  const { field } = useController({ control, name });
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
          m: 0,
          '& .MuiFormControlLabel-label': { p: 0, fontWeight: 560 },
        }}
        control={
          <Switch
            edge="end"
            name={field.name}
            checked={field.value}
            onChange={(_event, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, role: 'switch', 'aria-describedby': hintId } }}
          />
        }
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ pr: 8 }}>
        {hint}
      </Typography>
    </Box>
  );
}
