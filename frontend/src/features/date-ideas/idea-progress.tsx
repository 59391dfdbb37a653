import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { EmptyDrawing } from '../../ui/feedback/empty-state';

export const PROGRESS_STEPS = [
  'Finding your part of the map...',
  'Asking around for good places...',
  "Checking what's happening...",
  'Reviewing your likes and dislikes...',
  'Putting your kind of date first...',
  "Leaving out what you've just seen...",
  'Checking hours and prices...',
  'Mixing in a hidden gem or two...',
  'Almost there, setting the table...',
] as const;

const STEP_MS = 1_400;

/** Shows the progress messages in turn; the last one stays. */
export function IdeaProgress() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, PROGRESS_STEPS.length - 1)), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box sx={{ mt: 4 }} aria-busy>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5, mb: 3 }}>
        <EmptyDrawing motif="path" />
        <Typography role="status" aria-live="polite" color="textSecondary">
          {PROGRESS_STEPS[step]}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(300px, 1fr))' } }}
      >
        {[0, 1, 2].map((card) => (
          <Card
            key={card}
            data-testid="skeleton-card"
            sx={{ display: { xs: 'flex', sm: 'block' }, alignItems: 'start', p: { xs: 2, sm: 0 } }}
          >
            <Skeleton
              variant="rounded"
              sx={{
                flex: 'none',
                width: { xs: 72, sm: '100%' },
                height: { xs: 72, sm: 112 },
                borderRadius: { sm: 0 },
              }}
            />
            <Box sx={{ flexGrow: 1, p: { xs: '0 0 0 12px', sm: 2.5 } }}>
              <Skeleton width="40%" />
              <Skeleton width="70%" height={30} />
              <Skeleton />
              <Skeleton width="85%" />
              <Skeleton width="55%" height={44} sx={{ mt: 1 }} />
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
