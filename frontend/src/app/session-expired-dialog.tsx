import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { currentUserKey } from '../features/auth/auth.api';
import { lazyPart } from '../lib/lazy-part';
import { rememberReturnPath } from '../lib/return-path';
import { sessionExpiry, useSessionExpired } from '../lib/session-expiry';
import { PATHS } from './paths';

const MessageDialog = lazyPart(async () => (await import('../ui/message-dialog')).MessageDialog);
const { title, description, action } = ERROR_CATALOGUE.unauthorized;

/** Opens over the page, so that nothing typed is lost to sight, and leads back to it after the sign-in. */
export function SessionExpiredDialog() {
  const isExpired = useSessionExpired();
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => sessionExpiry.clear, []);

  const logIn = () => {
    rememberReturnPath(location.pathname + location.search);
    void navigate(PATHS.signIn);
    queryClient.setQueryData(currentUserKey, null);
    sessionExpiry.clear();
  };
  if (!isExpired) return null;
  return <MessageDialog open title={title} description={description} action={action} onAction={logIn} />;
}
