import { lazyPart } from '../../lib/lazy';
import { ScreenLoading } from '../../ui/feedback/screen-loading';
import { AccessCard } from './access-card';
import { useAdminStatus } from './admin.api';

const AdminConsole = lazyPart(async () => (await import('./admin-console')).AdminConsole, <ScreenLoading />);

/** The server alone says who the administrator is; whatever it does not confirm is refused here too. */
export function AdminPage() {
  const { data: status, isPending, isFetching, error, refetch } = useAdminStatus();
  if (isPending) return <ScreenLoading />;
  if (status?.isAdmin) return <AdminConsole />;
  return (
    <AccessCard hasFailed={error !== null} isChecking={isFetching} onCheckAgain={() => void refetch()} />
  );
}
