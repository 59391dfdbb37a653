import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';

interface Props {
  title: string;
  description: string;
  /** Shown next to the form on wide screens and below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form with optional content next to it, such as the reasons to sign up. */
export function AuthLayout({ title, description, aside, children }: Props) {
  return (
    <>
      <PageHeader />
      <PageMain title={title} width={aside ? 1120 : 560}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 6, md: 10 },
            gridTemplateColumns: { md: aside ? '1fr 1fr' : '1fr' },
            alignItems: 'start',
          }}
        >
          <Box
            sx={{
              width: '100%',
              maxWidth: 440,
              justifySelf: { xs: 'center', md: aside ? 'start' : 'center' },
              pt: { md: 3 },
            }}
          >
            <Typography variant="h1">{title}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
              {description}
            </Typography>
            {children}
          </Box>
          {aside}
        </Box>
      </PageMain>
    </>
  );
}
