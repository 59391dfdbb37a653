import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';

/** A link that doesn't work, with a form for another: on phones at the top, above the keyboard. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader />
      <PageMain title={title} width={560} centered>
        <Box
          sx={{
            flexGrow: { xs: 1, sm: 0 },
            pt: { xs: 2, sm: 0 },
            pb: { sm: 10 },
            textAlign: 'center',
            textWrap: 'balance',
          }}
        >
          <Box sx={{ mb: 3, display: 'flex', justifyContent: 'center' }}>
            <EmptyDrawing motif="link" width={168} />
          </Box>
          <Typography variant="h1" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          {children}
        </Box>
      </PageMain>
    </>
  );
}
