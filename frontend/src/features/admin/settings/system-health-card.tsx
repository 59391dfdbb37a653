import Button from '@mui/material/Button';
import { useSystemHealth } from '../admin.api';
import { SectionCard } from '../pieces/section-card';
import { HealthList } from './health-list';

export function SystemHealthCard() {
  const { isFetching, refetch } = useSystemHealth();
  const again = (
    <Button size="small" variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
      {isFetching ? 'Checking...' : 'Check again'}
    </Button>
  );
  return (
    <SectionCard title="System Health" about="Measured when you look." action={again}>
      <HealthList />
    </SectionCard>
  );
}
