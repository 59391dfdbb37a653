import { useQueryClient } from '@tanstack/react-query';
import { currentUserKey, useCurrentUser } from '../features/auth/auth.api';
import { ErrorPanel } from '../ui/error-panel';
import { PageMain } from '../ui/page-main';

/** The account's state could not be read: neither signed in nor out, so neither is shown. */
export function UnreachablePage() {
  const { error } = useCurrentUser();
  const queryClient = useQueryClient();
  return (
    <PageMain title="Connection" centred>
      <ErrorPanel
        error={error}
        headingLevel="h1"
        onAction={() => void queryClient.resetQueries({ queryKey: currentUserKey })}
      />
    </PageMain>
  );
}
