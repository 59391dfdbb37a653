import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MESSAGE_TOP } from '../../ui/layout/message-page';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';

interface Props {
  title: string;
  description: string;
  /** Above the title of a form without an aside. */
  drawing?: ReactNode;
  /** Shown next to the form on wide screens and below it on phones. */
  aside?: ReactNode;
  /** A short form next to a long aside: their middles meet, not their tops. */
  isShort?: boolean;
  children: ReactNode;
}

/** On phones a form stays at the top, above the keyboard. */
const ALONE = { flexGrow: { xs: 1, sm: 0 }, pb: { sm: 10 } } as const;

/** A form with optional content next to it, such as the reasons to sign up. */
export function AuthLayout({ title, description, drawing, aside, isShort = false, children }: Props) {
  return (
    <>
      <PageHeader />
      <PageMain title={title} width={aside ? 1120 : 560} centered={!aside && !drawing}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: isShort ? 5 : 6, md: 10 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: aside ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
            },
            alignItems: { xs: 'start', md: isShort ? 'center' : 'start' },
            pt: { md: aside && !isShort ? 3 : 0 },
            ...(!aside && (drawing ? { pt: MESSAGE_TOP } : ALONE)),
          }}
        >
          <Box
            sx={{
              width: '100%',
              maxWidth: 440,
              justifySelf: { xs: 'center', md: aside ? 'start' : 'center' },
            }}
          >
            {drawing && <Box sx={{ mb: 2.5, display: 'flex' }}>{drawing}</Box>}
            <Typography variant="h1">{title}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1, mb: { xs: 3, sm: 4 } }}>
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
