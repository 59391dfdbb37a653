import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { mailKindWords, type UnsubscribeRequest } from '#contract/account/unsubscribe';
import { ApiError } from '../../lib/api/api-error';
import { PATHS } from '../../lib/paths';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { NavButton } from '../../ui/layout/nav-button';
import { MessagePage } from '../../ui/layout/message-page';
import { useReader } from '../auth/auth.api';
import { useUnsubscribe } from './unsubscribe.api';

const homeOf = (isUser: boolean) => (isUser ? PATHS.dashboard : PATHS.home);
const homeName = (isUser: boolean) => (isUser ? 'Back to Dashboard' : 'Go to Heart & Head');

interface RequestErrorProps {
  /** Null when the link is incomplete. */
  error: Error | null;
  onRetry?: () => void;
}

/** If the link isn't the problem, a retry may succeed. */
const isWorthRetrying = (error: Error | null) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

function RequestError({ error, onRetry }: RequestErrorProps) {
  const isUser = useReader() === 'user';
  const canRetry = onRetry !== undefined && isWorthRetrying(error);
  return (
    <MessagePage title="Request Error" drawing={<EmptyDrawing motif="link" />}>
      <Typography color="textSecondary" role="alert">
        We couldn't process this request. The link may be invalid or expired.
        {canRetry && error instanceof ApiError && ` ${error.description}`}
      </Typography>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        {canRetry && (
          <Button variant="contained" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <NavButton to={PATHS.contact} variant={canRetry ? 'outlined' : 'contained'}>
          Contact support
        </NavButton>
      </Box>
      <NavButton to={homeOf(isUser)} sx={{ mt: 1.5 }}>
        {homeName(isUser)}
      </NavButton>
    </MessagePage>
  );
}

const SETTINGS = 'your profile settings';

function NextSteps() {
  const isUser = useReader() === 'user';
  return (
    <>
      <NavButton to={homeOf(isUser)} variant="contained" sx={{ my: 3 }}>
        {homeName(isUser)}
      </NavButton>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '38ch', mx: 'auto' }}>
        Choose which emails you get anytime in{' '}
        {isUser ? (
          <Link component={RouterLink} to={PATHS.profileSettings}>
            {SETTINGS}
          </Link>
        ) : (
          SETTINGS
        )}
        .
      </Typography>
    </>
  );
}

function requestIn(params: URLSearchParams): UnsubscribeRequest | null {
  const [email, type] = [params.get('email')?.trim(), params.get('type')?.trim()];
  return email && type ? { email, type } : null;
}

/** Processes an unsubscribe link as soon as the page opens. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const request = requestIn(params);
  const { data, error, isFetching, refetch } = useUnsubscribe(request);
  if (request === null) return <RequestError error={null} />;
  if (error && !isFetching) return <RequestError error={error} onRetry={() => void refetch()} />;

  const words = mailKindWords(request.type);
  if (!data) {
    return (
      <MessagePage title="Processing Request" drawing={<EmptyDrawing motif="letter" />}>
        <Typography color="textSecondary" role="status">
          One moment while we unsubscribe you from {words}.
        </Typography>
      </MessagePage>
    );
  }
  if (data.alreadyUnsubscribed) {
    return (
      <MessagePage title="Already Unsubscribed" drawing={<EmptyDrawing motif="list" />}>
        <Typography color="textSecondary">
          <strong>{request.email}</strong> is already unsubscribed from {words}. No changes made.
        </Typography>
        <NextSteps />
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Unsubscribed Successfully" drawing={<EmptyDrawing motif="letter" />}>
      <Typography color="textSecondary">
        <strong>{request.email}</strong> will no longer receive {words}. It still receives important account
        and security notices.
      </Typography>
      <NextSteps />
    </MessagePage>
  );
}
