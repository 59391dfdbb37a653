import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  /** The standard it is about. */
  standard: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What it does, below the label. */
  caption?: string | null;
  /** Next to the switch. */
  children?: ReactNode;
}

/** A row with "Must-have", on or off. */
export function MustHaveSwitch({ standard, isOn, onChange, caption = null, children }: Props) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        // Two lines keep their distance from the card's edge.
        pb: caption === null ? 0 : 0.75,
        fontSize: caption === null ? '0.875rem' : '0.9375rem',
      }}
    >
      <Box
        component="label"
        htmlFor={id}
        sx={{
          flexGrow: 1,
          alignSelf: 'stretch',
          alignContent: 'center',
          cursor: 'pointer',
          fontWeight: 560,
        }}
      >
        Must-have
        {caption !== null && (
          <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {caption}
          </Typography>
        )}
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
