import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { AdminSettings } from '#contract/console/admin';
import { PATHS } from '../../../lib/paths';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { NavButton } from '../../../ui/layout/nav-button';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { LoadProblem } from '../shared/load-problem';
import { SectionCard } from '../shared/section-card';
import { StatusLine } from './health-list';
import { useAdminSettings, useSenderDomain } from './settings.api';

function ProviderLinks({ links }: { links: AdminSettings['mailConsole'] }) {
  if (links.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        No email provider console is configured.
      </Typography>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      {links.map(({ label, url }) => (
        <Link
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
        >
          {label}
          <ExternalLink size={15} aria-hidden />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </Link>
      ))}
    </Box>
  );
}

const statusGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** What the public DNS says about the sender's domain, on request, and what to publish. */
function SenderDomain() {
  const [isWanted, setWanted] = useState(false);
  const { data, isError, isFetching, refetch } = useSenderDomain(isWanted);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, ...(data && { flexBasis: '100%' }) }}>
      <Button
        variant="outlined"
        {...whileBusy(isFetching)}
        onClick={() => (isWanted ? void refetch() : setWanted(true))}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {isFetching ? 'Checking...' : 'Check SPF, DKIM and DMARC'}
      </Button>
      {isError && (
        <LoadProblem subject="The sender's domain" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && (
        <Box
          component="ul"
          aria-label="Sender's domain"
          sx={{
            ...statusGrid,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {data.map((status) => (
            <StatusLine key={status.name} {...status} />
          ))}
        </Box>
      )}
    </Box>
  );
}

export function EmailService() {
  const { data, isPending, isFetching, refetch } = useAdminSettings();
  return (
    <SectionCard
      title="Email Service"
      about="How this server sends email."
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <NavButton to={PATHS.unsentEmail} variant="outlined">
            Unsent email
          </NavButton>
          <NavButton to={PATHS.suppressedAddresses} variant="outlined">
            Suppressed addresses
          </NavButton>
        </Box>
      }
    >
      {isPending && <Skeleton variant="rounded" height={120} aria-label="Loading the email service" />}
      {!isPending && !data && (
        <LoadProblem subject="The email service" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box component="ul" aria-label="Email service" sx={statusGrid}>
            {data.mail.map((status) => (
              <StatusLine key={status.name} {...status} />
            ))}
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
            }}
          >
            <ProviderLinks links={data.mailConsole} />
            <SenderDomain />
          </Box>
        </Box>
      )}
    </SectionCard>
  );
}
