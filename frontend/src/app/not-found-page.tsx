import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../ui/empty-drawing';
import { QuietPage } from '../ui/quiet-page';
import { PATHS } from './paths';

export function NotFoundPage() {
  return (
    <QuietPage title="404 Page Not Found" drawing={<EmptyDrawing motif="path" />}>
      <Typography color="textSecondary">Did you forget to add the page to the router?</Typography>
      <Button component={Link} to={PATHS.home} variant="contained" sx={{ mt: 3 }}>
        Back to Heart &amp; Head
      </Button>
    </QuietPage>
  );
}
