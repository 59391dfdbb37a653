import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { ApiError } from '../../lib/api/api-error';
import { connection } from '../../lib/connection';
import { EmptyState } from './empty-state';
import { useSaidOnce } from './said-once';

interface Props {
  error: unknown;
  onAction: () => void;
  headingLevel?: 'h1' | 'h2' | 'h3';
  /** On a card of its own, as what failed to load would be. */
  isCard?: boolean;
}

/** Without an answer, the likely reason is the connection: parts of the page come over it, too. */
function wordsFor(error: unknown) {
  if (error instanceof ApiError) return error;
  return connection.isOnline() ? ERROR_CATALOGUE.unknown_error : ERROR_CATALOGUE.network_error;
}

/** Replaces content that failed to load: says what happened and offers one action. */
export function ErrorPanel({ error, onAction, headingLevel = 'h2', isCard = false }: Props) {
  const { title, description, action } = wordsFor(error);
  const { place, isRepeated, retryAll } = useSaidOnce(title, onAction);
  const words = isRepeated ? (
    <Typography color="textSecondary" sx={{ p: { xs: 2, sm: 3 } }}>
      This part didn't load either.
    </Typography>
  ) : (
    <div role="alert">
      <EmptyState
        motif="apart"
        title={title}
        description={description}
        headingLevel={headingLevel}
        action={
          <Button variant="contained" onClick={retryAll}>
            {action}
          </Button>
        }
      />
    </div>
  );
  return (
    <div ref={place} data-repeats={isRepeated || undefined}>
      {isCard ? <Card>{words}</Card> : words}
    </div>
  );
}
