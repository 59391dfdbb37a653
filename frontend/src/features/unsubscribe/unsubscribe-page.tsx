import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { mailKindWords, type UnsubscribeRequest } from '#contract/unsubscribe';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { QuietPage } from '../../ui/layout/quiet-page';
import { RequestError } from './request-error';
import { useUnsubscribe } from './unsubscribe.api';
import { WayOn } from './way-on';

function requestIn(params: URLSearchParams): UnsubscribeRequest | null {
  const [email, type] = [params.get('email')?.trim(), params.get('type')?.trim()];
  return email && type ? { email, type } : null;
}

/** Follows the link of a mail: what it asks for is done by opening it. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const request = requestIn(params);
  const { data, error, isFetching, refetch } = useUnsubscribe(request);
  if (request === null) return <RequestError error={null} />;
  if (error && !isFetching) return <RequestError error={error} onRetry={() => void refetch()} />;

  const words = mailKindWords(request.type);
  if (!data) {
    return (
      <QuietPage title="Processing Request" drawing={<EmptyDrawing motif="letter" />}>
        <Typography color="textSecondary" role="status">
          One moment, we are taking your address off the list for {words}.
        </Typography>
      </QuietPage>
    );
  }
  if (data.alreadyUnsubscribed) {
    return (
      <QuietPage title="Already Unsubscribed" drawing={<EmptyDrawing motif="list" />}>
        <Typography color="textSecondary">
          <strong>{request.email}</strong> was unsubscribed from {words} before. No changes made.
        </Typography>
        <WayOn />
      </QuietPage>
    );
  }
  return (
    <QuietPage title="Unsubscribed Successfully" drawing={<EmptyDrawing motif="letter" />}>
      <Typography color="textSecondary">
        <strong>{request.email}</strong> will no longer receive {words}. It still receives important account
        and security notices.
      </Typography>
      <WayOn />
    </QuietPage>
  );
}
