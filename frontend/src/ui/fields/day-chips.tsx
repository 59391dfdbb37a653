import Box from '@mui/material/Box';
import { CHIP_LINES, ChoiceChip } from './choice-chips';

interface Props {
  /** YYYY-MM-DD by what it is called. */
  days: Readonly<Record<string, string>>;
  value: string;
  onChange: (day: string) => void;
}

/** The days that are chosen most, above or below a date field. */
export function DayChips({ days, value, onChange }: Props) {
  return (
    <Box role="group" aria-label="Which day" sx={CHIP_LINES}>
      {Object.entries(days).map(([label, day]) => (
        <ChoiceChip
          key={label}
          label={label}
          variant="outlined"
          aria-pressed={value === day}
          onClick={() => onChange(day)}
        />
      ))}
    </Box>
  );
}
