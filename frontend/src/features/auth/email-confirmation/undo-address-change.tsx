import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { MessagePage } from '../../../ui/layout/message-page';
import { NavButton } from '../../../ui/layout/nav-button';
import { useConfirmEmail } from '../auth.api';
import { isWorthRetrying, LinkFailed, LinkUnreachable } from './link-failure';

export function AddressRestored({ email }: { email: string }) {
  return (
    <MessagePage title="Your old address is back" drawing={<EmptyDrawing motif="meet" />}>
      <Typography color="textSecondary">
        Sign in with {email} from now on. Every device was signed out, and we emailed you a link to choose a
        new password. Use it if you didn't change the address yourself.
      </Typography>
      <NavButton to={PATHS.signIn} variant="contained" sx={{ my: 3 }}>
        Sign In
      </NavButton>
    </MessagePage>
  );
}

/** Link scanners don't press buttons, so nothing is undone until a person asks. */
export function UndoAddressChange({ token }: { token: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isFetching, refetch } = useConfirmEmail(isAsked ? token : null);

  if (data && 'restoredEmail' in data) return <AddressRestored email={data.restoredEmail} />;
  if (error && !isFetching)
    return isWorthRetrying(error) ? (
      <LinkUnreachable title="Not undone yet" error={error} onRetry={() => void refetch()} />
    ) : (
      <LinkFailed title="This link no longer works">
        You can undo an address change for seven days. Sign in to see which address your account uses.
      </LinkFailed>
    );
  return (
    <MessagePage title="Undo the address change?" drawing={<EmptyDrawing motif="letter" />}>
      <Typography color="textSecondary">
        Your account goes back to the address this email was sent to, and every device is signed out.
      </Typography>
      <Button variant="contained" {...whileBusy(isAsked)} onClick={() => setIsAsked(true)} sx={{ my: 3 }}>
        Undo the Change
      </Button>
    </MessagePage>
  );
}
