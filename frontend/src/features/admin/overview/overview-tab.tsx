import Box from '@mui/material/Box';
import { CampaignManagement } from '../campaigns/campaign-management';
import { RecentActivity } from './recent-activity';
import { StatCards } from './stat-cards';

export function OverviewTab() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <StatCards />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          alignItems: 'start',
        }}
      >
        <RecentActivity />
        <CampaignManagement />
      </Box>
    </Box>
  );
}
