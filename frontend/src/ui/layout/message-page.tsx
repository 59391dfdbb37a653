import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from './page-header';
import { PageMain } from './page-main';

interface Props {
  /** The page's only heading and its title. */
  title: string;
  drawing?: ReactNode;
  /** There is something to type: on phones the page stays at the top, above the keyboard. */
  hasForm?: boolean;
  children: ReactNode;
}

const WITH_FORM = { flexGrow: { xs: 1, sm: 0 }, pt: { xs: 2, sm: 0 }, pb: { sm: 10 } } as const;

/** A page with a single message. */
export function MessagePage({ title, drawing, hasForm = false, children }: Props) {
  return (
    <>
      <PageHeader />
      <PageMain title={title} width={560} centered>
        <Box
          sx={{
            textAlign: 'center',
            textWrap: 'balance',
            ...(hasForm ? WITH_FORM : { pb: { xs: 4, sm: 10 } }),
          }}
        >
          {drawing && <Box sx={{ mb: 2.5, display: 'flex', justifyContent: 'center' }}>{drawing}</Box>}
          <Typography variant="h1" sx={{ mb: 1 }}>
            {title}
          </Typography>
          {children}
        </Box>
      </PageMain>
    </>
  );
}
