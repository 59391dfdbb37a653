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
        <Box role="alert" sx={{ textAlign: 'center', textWrap: 'balance', py: 5, px: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2 }}>
            <EmptyDrawing motif="apart" />
          </Box>
          <Typography variant="h3" component={headingLevel}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '46ch', mx: 'auto' }}>
            {description}
          </Typography>
          <Button variant="outlined" onClick={retryAll}>
            {action}
          </Button>
        </Box>
      )}
    </div>
  );
}
