import Box from '@mui/material/Box';
import { styled, type SxProps } from '@mui/material/styles';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { daysAfter, localDay } from '../../lib/format';
import { CHIP_LINES, ChoiceChip } from '../../ui/fields/choice-chips';
import { DayChips } from '../../ui/fields/day-chips';
import { HIDDEN } from '../../ui/layout/visually-hidden';
import type { ScoreValues } from './score-form';

const PHONE = '@media (max-width: 599.95px)';

/** The days most dates are scored on. */
export function RecentDays({ control }: { control: Control<ScoreValues> }) {
  const { field } = useController({ control, name: 'dateDate' });
  const today = localDay(new Date());
  const days = { Today: today, Yesterday: daysAfter(today, -1) };
  return (
    <Box sx={{ mt: -1.5 }}>
      <DayChips days={days} value={field.value} onChange={field.onChange} />
    </Box>
  );
}

const FEELINGS = [
  'Happy and at ease.',
  'Excited to see them again.',
  'Good company, no spark yet.',
  'Pleasant, but a little flat.',
  'Unsure, I need another date to tell.',
  'Tired and glad to be home.',
] as const;

/** Two columns on phones, where a chip's words take two lines if they need to; elsewhere each is as wide as its words. */
const IN_COLUMNS = {
  [PHONE]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))' },
  '& > .MuiChip-root': {
    maxWidth: '100%',
    [PHONE]: { height: 'auto', minHeight: 50, px: 0.5 },
    '& .MuiChip-label': { [PHONE]: { whiteSpace: 'normal', lineHeight: 1.25, textAlign: 'center' } },
  },
};

/** First words for how it felt, until the user writes their own. */
export function Feelings({ control }: { control: Control<ScoreValues> }) {
  const { field } = useController({ control, name: 'personalNotes' });
  if (field.value !== '' && !FEELINGS.some((feeling) => feeling === field.value)) return null;
  return (
    <ChipRow label="How it felt" sx={IN_COLUMNS}>
      {FEELINGS.map((feeling) => (
        <ChoiceChip
          key={feeling}
          data-heart=""
          label={feeling.slice(0, -1)}
          variant="outlined"
          aria-pressed={field.value === feeling}
          onClick={() => field.onChange(feeling)}
        />
      ))}
    </ChipRow>
  );
}

interface ChipRowProps {
  label: string;
  sx?: SxProps;
  children: ReactNode;
}

function ChipRow({ label, sx = {}, children }: ChipRowProps) {
  return (
    <Box role="group" aria-label={label} sx={[{ ...CHIP_LINES, mt: -1.5 }, sx as object]}>
      {children}
    </Box>
  );
}

/** The place of the last date with this match, which the form fills in. */
export interface FilledInPlace {
  place: string;
  onElsewhere: () => void;
}

/** On phones the chip has half the width, which the place itself needs. */
const LongLead = styled('span')({ [PHONE]: HIDDEN });

interface LastPlacesProps {
  control: Control<ScoreValues>;
  places: readonly string[];
  filledIn: FilledInPlace | undefined;
}

export function LastPlaces({ control, places, filledIn }: LastPlacesProps) {
  const { field } = useController({ control, name: 'location' });
  if (field.value !== '' && field.value === filledIn?.place)
    return (
      <ChipRow label="Where you met before">
        <ChoiceChip variant="outlined" label="Somewhere else" onClick={filledIn.onElsewhere} />
      </ChipRow>
    );
  if (field.value !== '' || places.length === 0) return null;
  return (
    <ChipRow label="Where you met before">
      {places.map((place) => (
        <ChoiceChip
          key={place}
          variant="outlined"
          icon={<MapPin size={15} aria-hidden />}
          label={
            <>
              <LongLead>Last time: </LongLead>
              {place}
            </>
          }
          onClick={() => field.onChange(place)}
          sx={{ maxWidth: '100%' }}
        />
      ))}
    </ChipRow>
  );
}
