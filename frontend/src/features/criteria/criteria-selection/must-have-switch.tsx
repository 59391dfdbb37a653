import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';

interface Props {
  /** The standard it is about. */
  standard: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Next to the switch. */
  children?: ReactNode;
}

/** A row with "Must-have", on or off. */
export function MustHaveSwitch({ standard, isOn, onChange, children }: Props) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, fontSize: '0.875rem' }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          flexGrow: 1,
          alignSelf: 'stretch',
          alignContent: 'center',
          cursor: 'pointer',
          color: isOn ? 'text.primary' : 'text.secondary',
          fontWeight: isOn ? 600 : undefined,
        }}
      >
        Must-have
      </Box>
      {children}
      <Switch
        id={id}
        checked={isOn}
        onChange={(_event, checked) => onChange(checked)}
        slotProps={{ input: { 'aria-label': `Must-have: ${standard}` } }}
      />
    </Box>
  );
}
