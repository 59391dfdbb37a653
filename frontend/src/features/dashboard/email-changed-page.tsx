import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { API } from '#contract/paths';
import { PATHS } from '../../lib/paths';
import { clearPrivateData } from '../../lib/storage/browser-storage';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { MessagePage } from '../../ui/layout/message-page';
import { adoptUser } from '../auth/auth.api';

const REDIRECT_AFTER_MS = 2000;

/**
 * All sessions have ended: cached data is cleared right away, and the sign-in page opens after the user has had a
 * moment to read this.
 */
export function EmailChangedPage({ newEmail }: { newEmail: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== API.currentUser });
    void clearPrivateData();
    const leave = async () => {
      await navigate(PATHS.auth);
      adoptUser(queryClient, null);
    };
    const timer = setTimeout(() => void leave(), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, queryClient]);
  return (
    <MessagePage title="Check your new inbox" drawing={<EmptyDrawing motif="letter" />}>
      <Typography color="textSecondary">
        We sent a confirmation link to <strong>{newEmail}</strong>. Until you open it, keep signing in with
        your old address.
      </Typography>
    </MessagePage>
  );
}
