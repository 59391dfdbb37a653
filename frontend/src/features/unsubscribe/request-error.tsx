import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PATHS } from '../../lib/paths';
import { ApiError } from '../../lib/api/api-error';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { NavButton } from '../../ui/layout/nav-button';
import { QuietPage } from '../../ui/layout/quiet-page';

interface Props {
  /** Null when the link lacks what it needs. */
  error: Error | null;
  onRetry?: () => void;
}

/** Where the link is not to blame, the same request may do better a moment later. */
const isWorthRetrying = (error: Error | null) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export function RequestError({ error, onRetry }: Props) {
  const canRetry = onRetry !== undefined && isWorthRetrying(error);
  return (
    <QuietPage title="Request Error" drawing={<EmptyDrawing motif="apart" />}>
      <Typography color="textSecondary" role="alert">
        We could not process this request. The link may be invalid or expired.
        {canRetry && error instanceof ApiError && ` ${error.description}`}
      </Typography>
      {canRetry && (
        <Button variant="contained" onClick={onRetry} sx={{ mt: 3, mx: 0.75 }}>
          Try Again
        </Button>
      )}
      <NavButton to={PATHS.contact} variant={canRetry ? 'outlined' : 'contained'} sx={{ mt: 3, mx: 0.75 }}>
        Contact support
      </NavButton>
    </QuietPage>
  );
}
