import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PATHS } from '../../lib/paths';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { NavButton } from '../../ui/layout/nav-button';
import { PageMain } from '../../ui/layout/page-main';
import { PublicHeader } from '../../ui/layout/page-header';
import { QuietPage } from '../../ui/layout/quiet-page';
import { useReader } from '../auth/auth.api';
import { ContactForm } from './contact-form';
import { QuickHelp } from './quick-help';

export function ContactPage() {
  const [isSent, setSent] = useState(false);
  const reader = useReader();
  const back = reader === 'user' ? PATHS.dashboard : PATHS.home;
  if (isSent) {
    return (
      <QuietPage title="Message Sent Successfully!" drawing={<EmptyDrawing motif="letter" />}>
        <Typography color="textSecondary">
          Thank you for writing to us. Our support team replies to you by email within 24 hours on business
          days.
        </Typography>
        <NavButton to={back} variant="contained" sx={{ mt: 3 }}>
          Back to Dashboard
        </NavButton>
      </QuietPage>
    );
  }
  return (
    <>
      <PublicHeader reader={reader} />
      <PageMain title="Contact us">
        <Typography variant="h1">Contact us</Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 1, mb: { xs: 3, sm: 5 } }}>
          Date with your heart, but do not leave your head behind.
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          }}
        >
          <ContactForm back={back} onSent={() => setSent(true)} />
          <QuickHelp />
        </Box>
      </PageMain>
    </>
  );
}
