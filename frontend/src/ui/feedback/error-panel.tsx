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
}

/** Without an answer, the likely reason is the connection: parts of the page come over it, too. */
function wordsFor(error: unknown) {
  if (error instanceof ApiError) return error;
  return connection.isOnline() ? ERROR_CATALOGUE.unknown_error : ERROR_CATALOGUE.network_error;
}

/** Replaces content that failed to load: says what happened and offers one action. */
export function ErrorPanel({ error, onAction, headingLevel = 'h2' }: Props) {
  const { title, description, action } = wordsFor(error);
  const { place, isRepeated, retryAll } = useSaidOnce(title, onAction);
  return (
    <div ref={place} data-repeats={isRepeated || undefined}>
      {isRepeated ? (
        <Typography color="textSecondary" sx={{ p: { xs: 2, sm: 3 } }}>
          This part didn't load either.
        </Typography>
      ) : (
        <Box
          role="alert"
          sx={{
            display: 'grid',
            alignItems: 'center',
            justifyItems: { xs: 'center', sm: 'start' },
            gridTemplateColumns: { sm: 'auto minmax(0, 1fr) auto' },
            gap: { xs: 1.5, sm: 3 },
            textAlign: { xs: 'center', sm: 'left' },
            textWrap: 'balance',
            py: 3,
            px: { xs: 2, sm: 3 },
          }}
        >
          <EmptyDrawing motif="apart" />
          <div>
            <Typography variant="h3" component={headingLevel}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '46ch' }}>
              {description}
            </Typography>
          </div>
          <Button variant="contained" onClick={retryAll} sx={{ mt: { xs: 1, sm: 0 } }}>
            {action}
          </Button>
        </Box>
      )}
    </div>
  );
}
