import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ApiError, failureText } from '../../../lib/api/api-error';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { MessagePage } from '../../../ui/layout/message-page';
import { NavButton } from '../../../ui/layout/nav-button';
import { useAuthSettings } from '../auth.api';

/** If the link isn't the problem, a retry may succeed. */
export const isWorthRetrying = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** The support address, shown as text for people without an email app. */
function ContactSupport() {
  const { supportEmail } = useAuthSettings();
  if (supportEmail === null) {
    return (
      <Link component={RouterLink} to={PATHS.contact}>
        Contact support
      </Link>
    );
  }
  return (
    <>
      <Link href={`mailto:${supportEmail}`}>Contact support</Link> at {supportEmail}
    </>
  );
}

interface LinkFailedProps {
  title: string;
  /** Asks for a link that works, where that is possible. */
  newLink?: ReactNode;
  children: ReactNode;
}

/** A link that will never work. */
export function LinkFailed({ title, newLink, children }: LinkFailedProps) {
  return (
    <MessagePage
      title={title}
      drawing={<EmptyDrawing isAtStart={Boolean(newLink)} motif="link" />}
      hasForm={Boolean(newLink)}
    >
      <Typography color="textSecondary">{children}</Typography>
      {newLink}
      <NavButton
        to={PATHS.auth}
        variant={newLink ? 'text' : 'contained'}
        data-edge={newLink ? 'start' : undefined}
        sx={{ my: newLink ? 1.5 : 3 }}
      >
        Back to Sign In
      </NavButton>
      <Typography variant="body2" color="textSecondary">
        Still stuck? <ContactSupport />
      </Typography>
    </MessagePage>
  );
}

/** A link that may work when it is tried again. */
export function LinkUnreachable({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: Error;
  onRetry: () => void;
}) {
  return (
    <MessagePage title={title} drawing={<EmptyDrawing motif="apart" />}>
      <Typography color="textSecondary" role="alert">
        {failureText(error, 'Something went wrong. Please try again.')} Your link is still good.
      </Typography>
      <Button variant="contained" onClick={onRetry} sx={{ my: 3 }}>
        Try Again
      </Button>
    </MessagePage>
  );
}
