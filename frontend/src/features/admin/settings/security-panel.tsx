import Skeleton from '@mui/material/Skeleton';
import { Facts } from '../pieces/facts';
import { LoadProblem } from '../pieces/load-problem';
import { SectionCard } from '../pieces/section-card';
import { useAdminSettings } from './settings.api';

export function SecurityPanel() {
  const { data, isPending, isFetching, refetch } = useAdminSettings();
  return (
    <SectionCard
      title="Security Settings"
      about="What protects the accounts. Changed in the configuration only."
    >
      {isPending && <Skeleton variant="rounded" height={160} aria-label="Loading the security settings" />}
      {!isPending && !data && (
        <LoadProblem subject="The security settings" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && <Facts facts={data.security.map(({ label, value }) => [label, value])} />}
    </SectionCard>
  );
}
