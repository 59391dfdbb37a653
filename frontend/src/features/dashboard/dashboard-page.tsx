import Typography from '@mui/material/Typography';
import { PageMain } from '../../ui/page-main';

export function DashboardPage() {
  return (
    <PageMain title="Dating Insights">
      <Typography variant="h1">Dating Insights</Typography>
    </PageMain>
  );
}
