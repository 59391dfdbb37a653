import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { EmptyDrawing, type DrawingMotif } from '../../ui/empty-drawing';
import { SheetDialog } from '../../ui/sheet-dialog';

const STEPS: readonly { motif: DrawingMotif; title: string; text: string }[] = [
  {
    motif: 'list',
    title: 'Your standards come first',
    text: 'You have said what matters to you, and how much. Under Matches & Standards you can change it at any time; every percentage follows.',
  },
  {
    motif: 'meet',
    title: 'Add somebody, score a date',
    text: 'Add the person you are getting to know. After a date, rate it from 1 to 10 on each standard, and say how it felt. It takes under a minute.',
  },
  {
    motif: 'path',
    title: 'See where it comes from',
    text: 'You get a percentage you can check by hand, how sure it is, and your heart beside your head. Only you can see any of it.',
  },
];

export function GuideDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const step = STEPS[index];
  const isLast = index === STEPS.length - 1;
  if (!step) return null;
  return (
    <SheetDialog open labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onClose}>
      <Box sx={{ pt: 4, display: 'flex', justifyContent: 'center' }}>
        <EmptyDrawing motif={step.motif} />
      </Box>
      <DialogTitle id={`${id}-title`} sx={{ textAlign: 'center' }}>
        {step.title}
      </DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <DialogContentText id={`${id}-text`}>{step.text}</DialogContentText>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Step {index + 1} of {STEPS.length}
        </Typography>
        {!isLast && (
          <Button onClick={onClose} sx={{ mt: 1 }}>
            I&apos;ll explore on my own
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setIndex(index - 1)} disabled={index === 0} sx={{ mr: 'auto' }}>
          Previous
        </Button>
        <Button variant="contained" onClick={isLast ? onClose : () => setIndex(index + 1)}>
          {isLast ? 'Get started' : 'Next'}
        </Button>
      </DialogActions>
    </SheetDialog>
  );
}
