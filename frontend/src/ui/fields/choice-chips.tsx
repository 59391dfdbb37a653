import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { ignoreTaps } from '../../lib/ignore-taps';

/** A chip is drawn lower than a button; what can be tapped is as high. `data-heart` for what is felt. */
export const ChoiceChip = styled(Chip)(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  flex: 'none',
  height: 44,
  border: 0,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 560,
  color: theme.vars?.palette.text.primary,
  '&, &:hover, &.MuiChip-clickable:hover, &.Mui-focusVisible': { backgroundColor: 'transparent' },
  '&:focus-visible': { outlineOffset: -2 },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '5px 0',
    borderRadius: 999,
    border: `1px solid ${theme.vars?.palette.score.edge}`,
    backgroundColor: theme.vars?.palette.background.paper,
    transition: 'background-color 150ms, border-color 150ms',
  },
  '&:hover::before': { backgroundColor: theme.vars?.palette.soft.head },
  '&[aria-pressed=true]': { color: theme.vars?.palette.primary.main },
  '&[aria-pressed=true]::before': {
    backgroundColor: theme.vars?.palette.soft.head,
    borderColor: theme.vars?.palette.primary.main,
  },
  '&[data-heart]:hover::before': { backgroundColor: theme.vars?.palette.soft.heart },
  '&[data-heart][aria-pressed=true]': { color: theme.vars?.palette.secondary.main },
  '&[data-heart][aria-pressed=true]::before': {
    backgroundColor: theme.vars?.palette.soft.heart,
    borderColor: theme.vars?.palette.secondary.main,
  },
  '@media (forced-colors: active)': {
    '&[aria-pressed=true]': { outline: '3px solid Highlight' },
    '&[aria-pressed=true]::before': { display: 'none' },
  },
})) as typeof Chip;

/** Chips one after the other; their drawings have 8 px and more between them. */
export const CHIP_LINES = { display: 'flex', flexWrap: 'wrap', columnGap: 1, minWidth: 0 } as const;

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
        ...CHIP_LINES,
        ...(isOneRow && { flexWrap: 'nowrap' }),
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
