import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from './page-header';
import { PageMain } from './page-main';

/** What is alone on a page begins here, however much it says; on phones what is typed stays above the keyboard. */
export const MESSAGE_TOP = {
  xs: 'clamp(0px, 9svh - 16px, 64px)',
  sm: 'clamp(0px, 16svh - 48px, 144px)',
} as const;
/** As wide as a form, with the page's margins. */
const WIDTH = 440 + 2 * 24;

interface Props {
  /** The page's only heading and its title. */
  title: string;
  drawing?: ReactNode;
  /** There is something to type: the words begin where its field does. */
  hasForm?: boolean;
  children: ReactNode;
}

/** A page with a single message. */
export function MessagePage({ title, drawing, hasForm = false, children }: Props) {
  return (
    <>
      <PageHeader />
      <PageMain title={title} width={WIDTH}>
        <Box
          sx={{
            pt: MESSAGE_TOP,
            // On phones, what can be pressed is as wide as what can be typed.
            '& .MuiButton-contained, & .MuiButton-outlined': { width: { xs: '100%', sm: 'auto' } },
            ...(hasForm ? { textWrap: 'pretty' } : { textAlign: 'center', textWrap: 'balance' }),
          }}
        >
          {drawing && (
            <Box sx={{ mb: 2.5, display: 'flex', justifyContent: hasForm ? 'start' : 'center' }}>
              {drawing}
            </Box>
          )}
          <Typography variant="h1" sx={{ mb: 1 }}>
            {title}
          </Typography>
          {children}
        </Box>
      </PageMain>
    </>
  );
}
