import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { ApiError } from '../../lib/api/api-error';
import { connection } from '../../lib/connection';
import { EmptyDrawing } from './empty-state';
import { useSaidOnce } from './said-once';

interface Props {
  error: unknown;
  onAction: () => void;
  headingLevel?: 'h1' | 'h2' | 'h3';
  /** In a wide card: as low as a line of it. */
  inRow?: boolean;
}

const COLUMN = {
  display: 'grid',
  justifyItems: 'center',
  gap: 2.5,
  textAlign: 'center',
  py: 5,
  px: 2,
} as const;
const ROW = {
  ...COLUMN,
  alignItems: 'center',
  justifyItems: { xs: 'center', sm: 'start' },
  gridTemplateColumns: { sm: 'auto minmax(0, max-content) auto' },
  justifyContent: { sm: 'start' },
  gap: { xs: 2.5, sm: 3 },
  textAlign: { xs: 'center', sm: 'left' },
  py: { xs: 3, sm: 2 },
  px: { xs: 2, sm: 3 },
} as const;

/** Without an answer, the likely reason is the connection: parts of the page come over it, too. */
function wordsFor(error: unknown) {
  if (error instanceof ApiError) return error;
  return connection.isOnline() ? ERROR_CATALOGUE.unknown_error : ERROR_CATALOGUE.network_error;
}

/** Replaces content that failed to load: says what happened and offers one action. */
export function ErrorPanel({ error, onAction, headingLevel = 'h2', inRow = false }: Props) {
  const { title, description, action } = wordsFor(error);
  const { place, isRepeated, retryAll } = useSaidOnce(title, onAction);
  return (
    <div ref={place} data-repeats={isRepeated || undefined}>
      {isRepeated ? (
        <Typography color="textSecondary" sx={{ p: { xs: 2, sm: 3 } }}>
          This part didn't load either.
        </Typography>
      ) : (
        <Box role="alert" sx={{ ...(inRow ? ROW : COLUMN), textWrap: 'balance' }}>
          <EmptyDrawing motif="apart" />
          <div>
            <Typography variant="h3" component={headingLevel}>
              {title}
            </Typography>
            <Typography
              color="textSecondary"
              sx={{ mt: 1, maxWidth: '46ch', mx: inRow ? { xs: 'auto', sm: 0 } : 'auto' }}
            >
              {description}
            </Typography>
          </div>
          <Button variant="contained" onClick={retryAll} sx={{ mt: inRow ? { xs: 0.5, sm: 0 } : 0.5 }}>
            {action}
          </Button>
        </Box>
      )}
    </div>
  );
}
