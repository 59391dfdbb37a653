import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { PageHeader } from './page-header';
import { PageMain } from './page-main';

interface GatePageProps {
  readonly title: string;
  readonly icon: LucideIcon;
  /** What to do to get past it. */
  readonly text: string;
  readonly children: ReactNode;
}

/** The only card of a page that can't be entered yet. */
export function GatePage({ title, icon: Icon, text, children }: GatePageProps) {
  const titleId = useId();
  return (
    <>
      <PageHeader />
      <PageMain title={title} width={600} centered>
        <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 3, sm: 5 } }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 56,
              height: 56,
              mb: 3,
              borderRadius: '18px',
              bgcolor: 'soft.head',
              color: 'primary.main',
            }}
          >
            <Icon size={26} strokeWidth={1.75} aria-hidden />
          </Box>
          <Typography variant="h1" id={titleId}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {text}
          </Typography>
          {children}
        </Card>
      </PageMain>
    </>
  );
}
