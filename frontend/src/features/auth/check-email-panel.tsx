import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { QuietPage } from '../../ui/layout/quiet-page';

/** After a reset request. It says the same for every address: whether somebody dates is private. */
export function CheckEmailPanel({ onDone }: { onDone: () => void }) {
  return (
    <QuietPage title="Check Your Email" drawing={<EmptyDrawing motif="letter" />}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        If there is an account at that address, a link to choose a new password is on its way. It works for
        one hour.
      </Typography>
      <Button variant="contained" onClick={onDone}>
        Got it
      </Button>
    </QuietPage>
  );
}
