import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AtSign, Clock, Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { BackButton } from '../../ui/layout/back-link';
import { NavButton } from '../../ui/layout/nav-button';
import { PublicHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { MessagePage } from '../../ui/layout/message-page';
import { useReader } from '../auth/auth.api';
import { ContactForm } from './contact-form';

const HINTS: readonly (readonly [title: string, icon: ReactNode, text: string])[] = [
  ['Response time', <Clock key="icon" size={20} aria-hidden />, 'Within 24 hours on business days.'],
  [
    'Your match data is private',
    <Lock key="icon" size={20} aria-hidden />,
    "Support doesn't look at it, and you never need to tell us who someone is.",
  ],
  [
    'Include your registered email',
    <AtSign key="icon" size={20} aria-hidden />,
    'Writing about your account? Use the address you signed up with so we can find it.',
  ],
];

function QuickHelp() {
  return (
    <Card
      component="section"
      aria-labelledby="quick-help"
      sx={{ p: 3, alignSelf: 'start', position: { md: 'sticky' }, top: { md: 24 } }}
    >
      <Typography variant="h3" component="h2" id="quick-help">
        Quick Help
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2.5, p: 0, display: 'grid', gap: 2.5 }}>
        {HINTS.map(([title, icon, text]) => (
          <Box
            component="li"
            key={title}
            sx={{ display: 'flex', gap: 1.75, '& svg': { flex: 'none', mt: '2px', color: 'primary.main' } }}
          >
            {icon}
            <span>
              <Typography component="span" sx={{ display: 'block', fontWeight: 620 }}>
                {title}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block', mt: 0.25 }}
              >
                {text}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        For what we store and why, see our{' '}
        <Link component={RouterLink} to={PATHS.privacy} sx={{ whiteSpace: 'nowrap' }}>
          Privacy Policy
        </Link>
        .
      </Typography>
    </Card>
  );
}

export function ContactPage() {
  const [isSent, setSent] = useState(false);
  const reader = useReader();
  const navigate = useNavigate();
  const back = reader === 'user' ? PATHS.dashboard : PATHS.home;
  if (isSent) {
    return (
      <MessagePage title="Message Sent Successfully!" drawing={<EmptyDrawing motif="letter" />}>
        <Typography color="textSecondary">
          Thanks for reaching out. Our support team will reply by email within 24 hours on business days.
        </Typography>
        <NavButton to={back} variant="contained" sx={{ mt: 3 }}>
          Back to Dashboard
        </NavButton>
      </MessagePage>
    );
  }
  return (
    <>
      <PublicHeader reader={reader} />
      <PageMain title="Contact us">
        <BackButton onClick={() => void navigate(back)}>Back to Dashboard</BackButton>
        <Typography variant="h1" sx={{ mt: 1 }}>
          Contact us
        </Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 1, mb: { xs: 3, sm: 5 } }}>
          Date with your heart, but do not leave your head behind.
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          }}
        >
          <ContactForm onSent={() => setSent(true)} />
          <QuickHelp />
        </Box>
      </PageMain>
    </>
  );
}
