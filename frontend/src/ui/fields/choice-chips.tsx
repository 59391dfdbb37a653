import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { ignoreTaps } from '../../lib/ignore-taps';

/** `data-heart` for what is felt. */
export const ChoiceChip = styled(Chip)(({ theme }) => ({
  flex: 'none',
  height: 36,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 560,
  backgroundColor: theme.vars?.palette.background.paper,
  '&[aria-pressed=true]': {
    backgroundColor: theme.vars?.palette.soft.head,
    borderColor: theme.vars?.palette.primary.main,
    color: theme.vars?.palette.primary.main,
  },
  '&[data-heart][aria-pressed=true]': {
    backgroundColor: theme.vars?.palette.soft.heart,
    borderColor: theme.vars?.palette.secondary.main,
    color: theme.vars?.palette.secondary.main,
  },
  '@media (pointer: coarse)': { height: 44 },
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '3px solid Highlight' } },
})) as typeof Chip;

interface Props<Choice extends string> {
  /** Id of what the choice is about. */
  labelledBy: string;
  /** With their labels. */
  choices: Readonly<Record<Choice, string>>;
  chosen: Choice | null;
  isDisabled?: boolean;
  /** One row that scrolls sideways, where there is no room for several lines. */
  isOneRow?: boolean;
  /** Null when the chosen one is pressed again. */
  onChoose: (choice: Choice | null) => void;
}

/** One of a few, or none. */
export function ChoiceChips<Choice extends string>({
  labelledBy,
  choices,
  chosen,
  isDisabled = false,
  isOneRow = false,
  onChoose,
}: Props<Choice>) {
  const all = Object.keys(choices) as Choice[];
  return (
    <Box
      role="group"
      aria-labelledby={labelledBy}
      sx={{
        display: 'flex',
        flexWrap: isOneRow ? 'nowrap' : 'wrap',
        gap: 1,
        ...(isOneRow && { overflowX: 'auto', scrollbarWidth: 'none', p: 0.5, m: -0.5 }),
      }}
    >
      {all.map((choice) => (
        <ChoiceChip
          key={choice}
          component="button"
          type="button"
          clickable
          variant="outlined"
          label={choices[choice]}
          aria-pressed={choice === chosen}
          disabled={isDisabled}
          onClick={() => {
            // The second half of a double tap would take it back.
            ignoreTaps();
            onChoose(choice === chosen ? null : choice);
          }}
        />
      ))}
    </Box>
  );
}
