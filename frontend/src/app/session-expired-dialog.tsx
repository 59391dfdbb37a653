import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { currentUserKey } from '../features/auth/auth.api';
import { rememberReturnPath } from '../lib/return-path';
import { sessionExpiry, useSessionExpired } from '../lib/session-expiry';
import { MessageDialog } from '../ui/message-dialog';
import { PATHS } from './paths';

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
  return (
    <MessageDialog
      open={isExpired}
      title={title}
      description={description}
      action={action}
      onAction={logIn}
    />
  );
}
