import Box from '@mui/material/Box';
import { EmailService } from './email-service';
import { PlatformActions } from './platform-actions';
import { SecurityPanel } from './security-panel';
import { TemplateCards } from '../templates/template-cards';

export function SettingsTab() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <EmailService />
      <TemplateCards />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <SecurityPanel />
        <PlatformActions />
      </Box>
    </Box>
  );
}
