import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';

/** What Alex sees next to the conversation, where there is room. */
export const ALEX_COLUMNS = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
  alignItems: 'start',
} as const;

/** Of the conversation; `top` is how far below the top of the page it begins. */
export const chatFrame = (top: string) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    mb: { xs: -8, sm: -10, md: -5 },
    // On phones it fills the space from the page's title to the tab bar, so that both stay in sight.
    height: {
      xs: `max(380px, calc(100dvh - ${top} - var(--bottom-bar, 0px) - env(safe-area-inset-bottom, 0px)))`,
      md: 'clamp(480px, calc(100dvh - 288px), 860px)',
    },
    border: { md: 1 },
    borderColor: { md: 'divider' },
    borderRadius: { md: '20px' },
    bgcolor: { md: 'background.paper' },
  }) as const;

export const CHAT_HEADER = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  pb: { xs: 1, md: 1.5 },
  pt: { md: 1.5 },
  px: { md: 3 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

export function LoadingBubbles() {
  return (
    <>
      <Skeleton variant="rounded" height={48} width="55%" sx={{ justifySelf: 'end' }} />
      <Skeleton variant="rounded" height={96} width="80%" />
    </>
  );
}

/** Where it begins below a title of one line, without notices. */
const USUAL_TOP = { '--usual-top': { xs: '134px', sm: '250px' } };
const LABEL = 'Loading Alex';

/** The page as it will be, while its own code loads. */
export function AlexLoading() {
  return (
    <Box role="group" aria-label={LABEL} aria-busy sx={ALEX_COLUMNS}>
      <VisuallyHidden>{LABEL}</VisuallyHidden>
      <Box sx={{ display: { xs: 'none', md: 'grid' }, gap: 2 }}>
        {[1, 2, 3].map((card) => (
          <Card key={card} sx={{ p: 2.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1 }}>
              <Skeleton variant="circular" width={32} height={32} />
              <Skeleton width="45%" height={28} />
            </Box>
            <Skeleton />
            <Skeleton width="70%" />
          </Card>
        ))}
      </Box>
      <Box sx={{ ...chatFrame('var(--usual-top)'), ...USUAL_TOP }}>
        <Box sx={CHAT_HEADER}>
          <Skeleton variant="circular" width={40} height={40} />
          <Skeleton width="55%" height={44} />
        </Box>
        <Box
          sx={{
            flexGrow: 1,
            display: 'grid',
            gap: 2,
            alignContent: 'start',
            px: { md: 3 },
            py: { xs: 2, md: 3 },
          }}
        >
          <LoadingBubbles />
        </Box>
        <Box sx={{ pb: { xs: 1.5, md: 3 }, px: { md: 3 } }}>
          <Skeleton variant="rounded" height={58} sx={{ borderRadius: '24px' }} />
        </Box>
      </Box>
    </Box>
  );
}
