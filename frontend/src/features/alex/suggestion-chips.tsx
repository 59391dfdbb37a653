import Chip from '@mui/material/Chip';
import Box from '@mui/material/Box';

interface Props {
  suggestions: readonly string[];
  isDisabled: boolean;
  onChoose: (question: string) => void;
}

/** Questions worth asking: one row that is pushed along on phones, lines of them on wide screens. */
export function SuggestionChips({ suggestions, isDisabled, onChoose }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Suggested questions"
      sx={{
        display: 'flex',
        flexWrap: { md: 'wrap' },
        gap: 1,
        overflowX: { xs: 'auto', md: 'visible' },
        // To the screen's edges, with room for the focus ring.
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        py: 0.5,
        scrollbarWidth: 'none',
      }}
    >
      {suggestions.map((question) => (
        <Chip
          key={question}
          component="button"
          type="button"
          clickable
          variant="outlined"
          label={question}
          disabled={isDisabled}
          onClick={() => onChoose(question)}
          sx={{
            flex: 'none',
            height: { xs: 44, md: 36 },
            bgcolor: 'background.paper',
            font: 'inherit',
            fontSize: '0.8125rem',
          }}
        />
      ))}
    </Box>
  );
}
